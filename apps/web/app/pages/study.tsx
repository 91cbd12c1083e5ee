import { GlobeView } from '../art/globe-view.tsx';
import { Embed } from '../articles/embed.tsx';
import type { ExternalLinkId } from '../external-links.ts';
import { PageHead } from '../meta.tsx';
import { Icon } from '../ui/icon.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Section } from '../ui/section.tsx';

const decks: { to: ExternalLinkId; unit: string; subject: string }[] = [
  {
    to: 'flashcardsLevel3',
    unit: 'Level 3',
    subject:
      'Natural factors and human influences in the vineyard and winery, and the principal wines they make',
  },
  {
    to: 'flashcardsD1',
    unit: 'Diploma D1',
    subject: 'Wine production: from the vine’s year to the bottle’s closure',
  },
  {
    to: 'flashcardsD2',
    unit: 'Diploma D2',
    subject: 'Wine business: cost, price, channels and the people who buy',
  },
  { to: 'flashcardsD3', unit: 'Diploma D3', subject: 'Wines of the world, region by region' },
];

export default function StudyPage() {
  return (
    <>
      <PageHead
        title="Study resources for wine qualifications"
        description="Flashcards for Level 3 and the Diploma units D1, D2 and D3, a map of the world’s wine regions and videos, from somebody who sat the exams."
        path="/wset"
      />
      <PageTitle label="Study resources" title="For Level 3 and the Diploma" beside={45}>
        <p>
          Flashcards, a map and videos for wine qualifications, from somebody who has sat the exams. They go
          beside the official material and do not replace it.
        </p>
      </PageTitle>
      <Section label="Flashcards" title="One deck for each exam">
        <ul className="cells md:grid-cols-2">
          {decks.map(({ to, unit, subject }) => (
            <li key={to}>
              <h3 className="text-xl">
                <OutsideLink to={to} className="stretched hover:text-wine">
                  {unit}
                </OutsideLink>
              </h3>
              <p className="mt-2">{subject}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section label="Map" title="World wine region atlas">
        <div id="map" className="max-w-3xl">
          <Embed
            of="wineAtlas"
            kind="Interactive map"
            drawing={<GlobeView shows="wine belts" className="mx-auto h-72 max-w-full" />}
          >
            The growing regions of the world on one map, for learning where a name lies before learning what
            it means. Drawn above are the belts in which most of them lie, 30 to 50 degrees north and south.
          </Embed>
        </div>
      </Section>
      <Section label="Videos" title="For the evenings when reading will not do">
        <p className="max-w-2xl">
          Flashcards are bad at some things: climate, soils, how a region came to be. For those it helps to
          watch and listen.
        </p>
        <p className="mt-5">
          <OutsideLink to="studyVideo" className="onward">
            Watch the study videos
          </OutsideLink>
        </p>
        <p className="mt-12 border-line border-t pt-6">
          Something missing, or wrong?{' '}
          <a href="/contact" className="onward">
            Contact Us <Icon name="arrow" className="inline size-[1em]" />
          </a>
        </p>
      </Section>
    </>
  );
}
