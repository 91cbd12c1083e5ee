import { useEffect, useMemo, useRef, useState } from 'react';
import { later } from '../../ui/later.tsx';
import type { ViticulturalArea } from '../areas/area.ts';
import type { LonLat } from '../areas/outlines.ts';
import type { WineRegion } from '../list/region.ts';
import { afterChoices, Choices } from './choices.tsx';
import { chosenByName, chosenRegions, noFilter, type RegionFilter } from './choose-regions.ts';
import type { Dot } from './drawing.tsx';
import { Filters } from './filters.tsx';
import type { MapFacts, MapRegion } from './map-facts.ts';
import type { QuizKind } from './quiz.ts';
import { QuizPanel, useQuiz } from './quiz-panel.tsx';
import { WorldMap } from './world-map.tsx';

const RegionDetails = later(async () => (await import('./details.tsx')).RegionDetails);
const AreaDetails = later(async () => (await import('./details.tsx')).AreaDetails);

/** Typical size of a wine region, where its own is unknown. */
const usualAcres = 6_000_000;

function lookAt(place: MapRegion | ViticulturalArea) {
  if ('acres' in place) return { place: place.center as LonLat, acres: place.acres };
  return { place: [place.longitude, place.latitude] as LonLat, acres: usualAcres };
}

function initialSelection() {
  const query = new URLSearchParams(window.location.search);
  return { id: query.get('region') ?? query.get('area') ?? '', quiz: query.get('quiz') };
}

export function Atlas({ facts }: { facts: MapFacts }) {
  const [filter, setFilter] = useState(noFilter);
  const { regions, areas } = useMatches(facts, filter);
  const { selected, setSelected, look, setLook, choose } = useSelection(facts);
  const map = useRef<HTMLDivElement>(null);
  const countries = useMemo(() => [...new Set(facts.regions.map(({ country }) => country))], [facts]);
  const quiz = useQuiz(regions.length > 0 ? regions : facts.regions, facts.regions);
  const question = quiz.state?.question;
  const isHidden = question?.kind === 'find' && !quiz.state?.answer;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on mount
  useEffect(() => {
    const { id, quiz: kind } = initialSelection();
    choose(id);
    if (kind === 'find' || kind === 'name' || kind === 'grows') quiz.begin(kind as QuizKind);
  }, []);
  useEffect(() => {
    if (!question) return;
    setSelected(undefined);
    // On a phone the quiz is below the map that it asks about.
    if (question.kind !== 'grows' && !quiz.state?.answer) map.current?.scrollIntoView({ block: 'nearest' });
    const { longitude, latitude } = question.region;
    if (question.kind === 'find' && !quiz.state?.answer) setLook('world');
    else setLook({ place: [longitude, latitude], acres: 400_000_000 });
  }, [question, quiz.state?.answer, setSelected, setLook]);

  const marked = question ? question.region.id : selected;
  const isNameHidden = question?.kind === 'name' && !quiz.state?.answer;
  const dots = (question ? [question.region] : regions).map((region) =>
    dotOf(region, isNameHidden ? '?' : region.name),
  );
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
        {!question && <Selection facts={facts} id={selected} />}
        {!question && <QuizPanel quiz={quiz} />}
      </div>
    </>
  );
}

function useSelection(facts: MapFacts) {
  const [selected, setSelected] = useState<string>();
  const [look, setLook] = useState<ReturnType<typeof lookAt> | 'world'>();
  const choose = (id: string) => {
    const found = [...facts.areas, ...facts.regions].find((one) => one.id === id);
    if (!found) return;
    setSelected(id);
    setLook(lookAt(found));
  };
  return { selected, setSelected, look, setLook, choose };
}

function useMatches(facts: MapFacts, filter: RegionFilter) {
  const regions = useMemo(() => chosenRegions(facts.regions, filter), [facts, filter]);
  const areas = useMemo(() => {
    const named = new Set(facts.regions.map(({ name }) => name));
    return chosenByName(facts.areas, filter).filter(({ name }) => !named.has(name));
  }, [facts, filter]);
  return { regions, areas };
}

function dotOf({ id, longitude, latitude }: WineRegion, name: string): Dot {
  return { id, name, place: [longitude, latitude] };
}

function Selection({ facts, id }: { facts: MapFacts; id: string | undefined }) {
  const region = facts.regions.find((each) => each.id === id);
  const area = facts.areas.find((each) => each.id === id);
  return (
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
  );
}
