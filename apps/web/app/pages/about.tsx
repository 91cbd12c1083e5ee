import { GlobeView } from '../art/globe-view.tsx';
import { type ExternalLinkId, externalLink } from '../platform/external-links.ts';
import { href } from '../platform/href.ts';
import { site } from '../platform/site.ts';
import { BookedNote } from '../site/booked-note.tsx';
import { PageHead } from '../site/meta.tsx';
import { OutsideLink } from '../site/outside-link.tsx';
import { Section } from '../site/section.tsx';
import { calculators } from '../tools/registry.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type Evidence = { to: ExternalLinkId } | { href: string; name: string };

const credentials: { title: string; text: string; link: Evidence }[] = [
  {
    title: 'Satellite engineer',
    text: 'A first career: machines that have to work the first time, with no screwdriver in reach.',
    link: { to: 'engineeringCredential' },
  },
  {
    title: 'Data product manager',
    text: 'Then the craft of turning measurements into something people open on Monday morning.',
    link: { to: 'productCredential' },
  },
  {
    title: 'Diploma-level wine qualification',
    text: 'Production, business, and the wines of the world, examined by tasting and in writing.',
    link: { to: 'wineCredential' },
  },
  {
    title: 'Machine learning',
    text: 'A model that finds Esca in photographs of vine leaves, with an AUC of 94.9%.',
    link: { href: href('/projects/grapeleafgpt'), name: 'grapeleafGPT' },
  },
  {
    title: 'Orbits and ground tracks',
    text: 'A small satellite over Bordeaux, seen from the ground and from space.',
    link: { href: href('/projects/bordeaux-sat'), name: 'Bordeaux CubeSat' },
  },
  {
    title: 'Wine arithmetic',
    text: `${calculators.length} calculators, every formula named and sourced.`,
    link: { href: href('/tools'), name: 'The calculators' },
  },
];

function Bio() {
  return (
    <div className="wrap grid items-center gap-10 pt-14 md:pt-20 lg:grid-cols-[1fr_26rem]">
      <div>
        <p className="label">About</p>
        <h1 className="mt-4 text-[clamp(3rem,8vw,6rem)]">Mission</h1>
        <p className="mt-6 max-w-2xl font-display text-2xl leading-snug md:text-3xl">
          To put the tools of large companies into the hands of the people who make wine in small ones.
        </p>
        <div className="mt-8 max-w-xl space-y-4">
          <p>
            The founder built satellites and then data products, and then took up wine seriously enough to
            earn a diploma-level qualification in it. The three have more in common than you’d think: you
            measure something you can’t touch, you rarely get to measure it twice, and you have one vintage to
            get it right.
          </p>
          <p>
            {site.name} is based in {site.place.name}, beside the lake that makes growing grapes there
            possible. We work free of charge for wineries that look after land, people, or the truth about
            what’s in the bottle, because those are the wineries that never have a data budget.
          </p>
          <p>{site.made} It’s proof of what a small budget buys when you spend it on the right two days.</p>
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={href('/contact')} look="primary" size="sheet">
            Get in Touch
            <Icon name="arrow" />
          </ButtonLink>
          <BookedNote />
        </p>
      </div>
      <GlobeView place="southHaven" shows="passes" className="w-full max-w-104 justify-self-center" />
    </div>
  );
}

function CredentialLink(link: Evidence) {
  if ('to' in link && !externalLink(link.to).href) return null;
  return (
    <p className="mt-auto">
      {'to' in link ? (
        <OutsideLink to={link.to} className="onward" />
      ) : (
        <a href={link.href} className="onward">
          {link.name}
        </a>
      )}
    </p>
  );
}

export default function AboutPage() {
  return (
    <>
      <PageHead
        title="Mission"
        description="Orbit & Vine was founded by a former satellite engineer and data product manager with a diploma-level wine qualification, to work for small wineries."
        path="/about"
      />
      <Bio />
      <Section label="Credentials" title="Six reasons to trust us with a spreadsheet">
        <ul className="cells sm:grid-cols-2 xl:grid-cols-3" data-reveal="0.1" data-stagger="100">
          {credentials.map(({ title, text, link }) => (
            <li key={title} className="flex flex-col">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 mb-4">{text}</p>
              <CredentialLink {...link} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
