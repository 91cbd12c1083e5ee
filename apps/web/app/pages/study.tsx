import { WorldMap } from '../art/world-map.tsx';
import { Embed } from '../articles/embed.tsx';
import { externalLink } from '../platform/external-links.ts';
import { listInWords } from '../platform/formatters.ts';
import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { OutsideLink } from '../site/outside-link.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { Section } from '../site/section.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { studyRegions } from './study-regions.ts';
import { studyUnits } from './study-units.ts';

const hasDecks = studyUnits.some(({ to }) => externalLink(to).href);
const hasVideos = externalLink('studyVideo').href !== undefined;

const aids = [...(hasDecks ? ['flashcards'] : []), 'a map', ...(hasVideos ? ['videos'] : [])];

function Units() {
  return (
    <div className="-mt-8 md:-mt-10">
      {studyUnits.map(({ to, name, title, exam, subjects, advice }) => (
        <section
          key={to}
          id={name.toLowerCase().replace(' ', '-')}
          className="grid gap-x-12 border-line py-8 not-first:border-t md:py-10 xl:grid-cols-2"
        >
          <h3 className="font-display font-normal text-2xl xl:col-span-2">
            <span className="text-wine">{name}</span> {title}
          </h3>
          <ul className="mt-4 text-[0.9375rem]">
            {subjects.map((subject) => (
              <li key={subject} className="border-line border-t py-2">
                {subject}
              </li>
            ))}
          </ul>
          <div className="mt-6 space-y-5 xl:mt-4">
            <p>
              <span className="label mb-1 block">The exam</span>
              {exam}
            </p>
            <p>
              <span className="label mb-1 block">How to prepare</span>
              {advice}
            </p>
            {externalLink(to).href && (
              <p>
                <OutsideLink to={to} className="onward" />
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

const degrees = (latitude: number) => `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}`;

function Regions() {
  return (
    <div className="mt-10 gap-x-12 text-[0.9375rem] xl:columns-2">
      {studyRegions.map(({ name, latitude, cause }) => (
        <p key={name} className="break-inside-avoid border-line border-t py-2">
          <strong className="font-semibold">{name}</strong>{' '}
          <span className="whitespace-nowrap text-muted">{degrees(latitude)}</span>
          <span className="block">{cause}</span>
        </p>
      ))}
    </div>
  );
}

function Videos() {
  return (
    <Section label="Videos" title="For the evenings when reading won’t do">
      <p className="max-w-2xl">
        Flashcards are bad at some things: how a slope lies, what a press sounds like, why a region came to
        be. For those, it helps to watch. Pause the video every ten minutes and write down three things it
        said; what you can’t write, you haven’t learned.
      </p>
      <p className="mt-5">
        <OutsideLink to="studyVideo" className="onward">
          Watch the study videos
        </OutsideLink>
      </p>
    </Section>
  );
}

function Atlas() {
  return (
    <Section label="Map" title="World wine region atlas">
      <div id="map">
        <p className="mb-8 max-w-2xl">
          Latitude is a first guess at a climate, usually a wrong one. These {studyRegions.length} places are
          worth knowing, from north to south, each with what makes it warmer, cooler, wetter, or drier than
          its latitude suggests. The shaded belts lie between 30 and 50 degrees.
        </p>
        <WorldMap places={studyRegions} className="w-full" />
        <Regions />
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={href('/regions')} look="primary" size="sheet">
            All wine regions
          </ButtonLink>
          <ButtonLink href={href('/regions/map')} size="sheet">
            The map, with a quiz
          </ButtonLink>
        </p>
        <div className="max-w-3xl">
          <Embed of="wineAtlas" kind="Interactive map">
            The growing regions of the world on one map that you can zoom, for learning where a name lies
            before you learn what it means.
          </Embed>
        </div>
      </div>
    </Section>
  );
}

export default function StudyPage() {
  return (
    <>
      <PageHead
        title="Study resources for wine qualifications"
        description="What the Level 3 and Diploma D1, D2, and D3 exams ask, how to prepare, and what sets 24 of the world’s wine regions apart."
        path="/wset"
      />
      <PageTitle label="Study resources" title="For Level 3 and the Diploma" beside={45}>
        <p>
          {`What each exam asks and how to prepare, with ${listInWords(aids)}. Use them alongside the official material, not instead of it.`}
        </p>
      </PageTitle>
      <Section
        label="Units"
        title={`Four exams, and ${hasDecks ? 'a deck of flashcards' : 'a way to study'} for each`}
      >
        <Units />
        <p className="border-line border-t pt-4 text-muted text-sm">
          Subjects and exams follow the specifications that the WSET, the Wine & Spirit Education Trust,
          published in 2016 (Level 3) and 2019 (Diploma). Ask your course provider which one applies to your
          exam. The Diploma has three more units, which aren’t covered here: D4 Sparkling Wines, D5 Fortified
          Wines, and D6, the independent research assignment. We aren’t connected with the WSET.
        </p>
      </Section>
      <Atlas />
      {hasVideos && <Videos />}
      <div className="wrap">
        <p className="mt-12 border-line border-t pt-6 lg:ml-[15.5rem]">
          Something missing, or wrong?{' '}
          <a href={href('/contact')} className="onward">
            Contact Us <Icon name="arrow" className="inline size-[1em]" />
          </a>
        </p>
      </div>
    </>
  );
}
