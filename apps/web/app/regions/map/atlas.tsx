import { useEffect, useMemo, useRef, useState } from 'react';
import { later } from '../../ui/later.tsx';
import type { ViticulturalArea } from '../areas/area.ts';
import type { LonLat } from '../areas/outlines.ts';
import { afterChoices, Choices } from './choices.tsx';
import { chosenByName, chosenRegions, noFilter } from './choose-regions.ts';
import { Filters } from './filters.tsx';
import type { MapFacts, MapRegion } from './map-facts.ts';
import type { QuizKind } from './quiz.ts';
import { QuizPanel, useQuiz } from './quiz-panel.tsx';
import { WorldMap } from './world-map.tsx';

const RegionDetails = later(async () => (await import('./details.tsx')).RegionDetails);
const AreaDetails = later(async () => (await import('./details.tsx')).AreaDetails);

/** About the size of a wine region, where its own is not known. */
const usualAcres = 6_000_000;

function lookAt(place: MapRegion | ViticulturalArea) {
  if ('acres' in place) return { place: place.center as LonLat, acres: place.acres };
  return { place: [place.longitude, place.latitude] as LonLat, acres: usualAcres };
}

/** What the address asks to see first: ?region=…, ?area=… or ?quiz=…. */
function askedInAddress() {
  const asked = new URLSearchParams(window.location.search);
  return { id: asked.get('region') ?? asked.get('area') ?? '', quiz: asked.get('quiz') };
}

/** The map, its filters, the list that does what the map does, and the quiz. */
export function Atlas({ facts }: { facts: MapFacts }) {
  const [filter, setFilter] = useState(noFilter);
  const [selected, setSelected] = useState<string>();
  const map = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<ReturnType<typeof lookAt> | 'world'>();
  const regions = useMemo(() => chosenRegions(facts.regions, filter), [facts, filter]);
  const areas = useMemo(() => {
    const named = new Set(facts.regions.map(({ name }) => name));
    return chosenByName(facts.areas, filter).filter(({ name }) => !named.has(name));
  }, [facts, filter]);
  const countries = useMemo(() => [...new Set(facts.regions.map(({ country }) => country))], [facts]);
  const quiz = useQuiz(regions.length > 0 ? regions : facts.regions, facts.regions);
  const question = quiz.state?.question;
  const isHidden = question?.kind === 'find' && !quiz.state?.answer;

  const region = facts.regions.find(({ id }) => id === selected);
  const area = facts.areas.find(({ id }) => id === selected);
  const choose = (id: string) => {
    const found = [...facts.areas, ...facts.regions].find((one) => one.id === id);
    if (!found) return;
    setSelected(id);
    setLook(lookAt(found));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the map begins
  useEffect(() => {
    const { id, quiz: kind } = askedInAddress();
    choose(id);
    if (kind === 'find' || kind === 'name' || kind === 'grows') quiz.begin(kind as QuizKind);
  }, []);
  useEffect(() => {
    if (!question) return;
    setSelected(undefined);
    // On a phone the quiz begins below the map, which it asks about.
    if (question.kind !== 'grows' && !quiz.state?.answer) map.current?.scrollIntoView({ block: 'nearest' });
    const { longitude, latitude } = question.region;
    if (question.kind === 'find' && !quiz.state?.answer) setLook('world');
    else setLook({ place: [longitude, latitude], acres: 400_000_000 });
  }, [question, quiz.state?.answer]);

  const marked = question ? question.region.id : selected;
  const dots = (question ? [question.region] : regions).map(({ id, name, longitude, latitude }) => ({
    id,
    name: question?.kind === 'name' && !quiz.state?.answer ? '?' : name,
    place: [longitude, latitude] as LonLat,
  }));
  return (
    <>
      <Filters countries={countries} filter={filter} onChange={setFilter} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={map}>
          <WorldMap
            dots={isHidden ? [] : dots}
            selected={isHidden ? undefined : marked}
            look={look}
            showsAreas={!question}
            onPick={({ place, dot, area: hit }) => {
              if (question) quiz.guess(place);
              else setSelected(dot ?? hit);
            }}
          />
        </div>
        {question ? (
          <QuizPanel quiz={quiz} />
        ) : (
          <Choices regions={regions} areas={areas} selected={selected} onChoose={choose} />
        )}
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        {!question && (
          <section
            id={afterChoices}
            tabIndex={-1}
            aria-label="Chosen region"
            aria-live="polite"
            className="border-ink border-t pt-4"
          >
            {region && <RegionDetails region={region} areas={facts.areas} />}
            {area && <AreaDetails area={area} areas={facts.areas} />}
            {!region && !area && <p className="text-muted">Choose a region on the map or in the list.</p>}
          </section>
        )}
        {!question && <QuizPanel quiz={quiz} />}
      </div>
    </>
  );
}
