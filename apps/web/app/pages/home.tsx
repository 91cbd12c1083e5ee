import { VineyardPlan } from '../art/vineyard-plan.tsx';
import { preparedEmail } from '../contact/prepared-email.ts';
import { href } from '../platform/href.ts';
import { community, site } from '../platform/site.ts';
import { LiveMessage } from '../projects/lot-tracking/live-message.tsx';
import { projectCards } from '../projects/project-list.ts';
import { BookedNote } from '../site/booked-note.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { coordinates } from '../site/coordinates.ts';
import { PageHead } from '../site/meta.tsx';
import { opensQualification, QualificationDialog } from '../site/qualification.tsx';
import { calculators } from '../tools/registry.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Process } from './process.tsx';
import { ServicesTeaser } from './services-teaser.tsx';

function Hero() {
  return (
    <div className="graduated relative isolate overflow-hidden border-ink border-b">
      <div className="wrap relative pt-12 pb-14 md:pt-24 md:pb-32">
        <p className="label">
          <span className="text-wine">{site.place.name}</span>
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">{coordinates}</span>
        </p>
        <h1 className="mt-6 max-w-[13ch] text-[clamp(2.9rem,7.2vw,5.75rem)] leading-none">{site.tagline}</h1>
        <p className="mt-7 max-w-md font-medium text-xl md:text-2xl">{site.promise}</p>
        <p className="mt-5 max-w-md text-lg">
          Free of charge for{' '}
          <button
            type="button"
            {...opensQualification}
            className="font-semibold text-wine underline decoration-dotted underline-offset-4 hover:decoration-solid"
          >
            qualifying
          </button>{' '}
          wineries. Run by a former satellite engineer who would rather be looking at vines.
        </p>
        <p className="mt-7 max-w-md">
          <span className="block font-semibold text-lg">
            <BookedNote className="" />
          </span>
          Tell us what puzzles you. We answer whether data can help, and the first conversation is free.
        </p>
        <p className="mt-6 flex max-w-md flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink
            href={site.isEmailExample ? href('/contact') : preparedEmail()}
            look="primary"
            size="sheet"
          >
            {site.isEmailExample ? 'Write to us now' : 'Email us now'}
            <Icon name="arrow" />
          </ButtonLink>
          <ButtonLink href={href('/services')} size="sheet" className="bg-paper!">
            What we do
          </ButtonLink>
          <a href={href('/tools')} className="onward">
            Open the calculators
          </a>
          <a href={community.path} className="onward">
            Join the community
          </a>
        </p>
      </div>
      <VineyardPlan className="vineyard" />
    </div>
  );
}

function Sample() {
  return (
    <section aria-label="A sample of our work" className="wrap py-10 md:py-14">
      <LiveMessage />
      <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-1">
        {ways.map(({ href, name }) => (
          <li key={href}>
            <a href={href} className="onward">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ways = [
  { href: href('/projects'), name: `See all ${projectCards.length} projects` },
  { href: href('/tools'), name: `Use the ${calculators.length} calculators` },
  { href: community.path, name: `Join ${community.name}, the community` },
];

export default function HomePage() {
  return (
    <>
      <PageHead
        title={site.tagline}
        description="Personalized data analytics and software consulting for small wineries, free for those that qualify, with winemaking calculators that show their sources."
        path="/"
      />
      <Hero />
      <Sample />
      <ServicesTeaser />
      <Process />
      <CallToAction
        seed={8}
        title="Tell us what you would like to know about your own wine."
        text="The first conversation costs nothing, whether or not you qualify."
        action="Get Started"
      />
      <QualificationDialog />
    </>
  );
}
