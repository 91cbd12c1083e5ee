import { VineyardPlan } from '../art/vineyard-plan.tsx';
import { calculators } from '../calculators/registry.ts';
import { PageHead } from '../meta.tsx';
import { community, site } from '../site.ts';
import { CallToAction } from '../ui/call-to-action.tsx';
import { coordinates } from '../ui/coordinates.ts';
import { Icon } from '../ui/icon.tsx';
import { QualificationButton, QualificationDialog } from '../ui/qualification.tsx';
import { Process } from './process.tsx';
import { projectCards } from './project-list.ts';
import { ServicesTeaser } from './services-teaser.tsx';

function Hero() {
  return (
    <div className="graduated relative isolate overflow-hidden border-ink border-b">
      <div className="wrap relative pt-12 pb-14 md:pt-24 md:pb-32">
        <p className="label">
          <span className="text-wine">Sheet 1</span> · {coordinates}
        </p>
        <h1 className="mt-6 max-w-[13ch] text-[clamp(2.9rem,7.2vw,5.75rem)] leading-none">{site.tagline}</h1>
        <p className="mt-7 max-w-md font-medium text-xl md:text-2xl">{site.promise}</p>
        <p className="mt-5 max-w-md text-lg">
          Free of charge for{' '}
          <QualificationButton className="font-semibold text-wine underline decoration-dotted underline-offset-4 hover:decoration-solid">
            qualifying
          </QualificationButton>{' '}
          wineries. From a former satellite engineer who would rather look at vines.
        </p>
        <p className="mt-9 flex flex-wrap gap-4">
          <a href="/services" className="button">
            What we do
            <Icon name="arrow" />
          </a>
          <a href="/tools" className="button quiet bg-paper!">
            Open the calculators
          </a>
        </p>
      </div>
      <VineyardPlan className="vineyard" />
    </div>
  );
}

/** What is on the site, counted from its own lists. */
function Legend() {
  const entries = [
    {
      count: calculators.length,
      what: 'winemaking calculators, with their formulas in the open',
      href: '/tools',
    },
    {
      count: projectCards.length,
      what: 'projects, from leaf disease to satellite passes',
      href: '/projects',
    },
    { count: 1, what: `community for wine people, ${community.name}`, href: community.path },
  ];
  return (
    <ul className="wrap grid sm:grid-cols-3">
      {entries.map(({ count, what, href }) => (
        <li
          key={href}
          className="relative flex items-baseline gap-4 border-line py-6 not-last:border-b sm:border-b sm:px-6 sm:first:pl-0 sm:not-last:border-r"
        >
          <span className="w-7 shrink-0 font-display text-5xl text-wine leading-none">{count}</span>
          <a href={href} className="stretched leading-snug hover:text-wine">
            {what}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function HomePage() {
  return (
    <>
      <PageHead
        title={site.tagline}
        description="Personalized data analytics and software consulting for small wineries, free for those that qualify, with winemaking calculators that show their sources."
        path="/"
      />
      <Hero />
      <Legend />
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
