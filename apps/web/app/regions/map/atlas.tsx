import { useEffect, useMemo, useState } from 'react';
import { viticulturalAreas } from '../areas/areas.ts';
import type { LonLat } from '../areas/outlines.ts';
import { wineRegions } from '../list/regions.ts';
import { Choices } from './choices.tsx';
import { chosenByName, chosenRegions, noFilter } from './choose-regions.ts';
import { AreaDetails, RegionDetails } from './details.tsx';
import { Filters } from './filters.tsx';
import type { QuizKind } from './quiz.ts';
import { QuizPanel, useQuiz } from './quiz-panel.tsx';
import { WorldMap } from './world-map.tsx';

const regionById = new Map(wineRegions.map((region) => [region.id, region]));
const areaById = new Map(viticulturalAreas.map((area) => [area.id, area]));
const regionNames = new Set(wineRegions.map(({ name }) => name));

/** About the size of a wine region, where its own is not known. */
const usualAcres = 6_000_000;

function lookAt(id: string) {
  const area = areaById.get(id);
  if (area) return { place: area.center as LonLat, acres: area.acres };
  const region = regionById.get(id);
  return region && { place: [region.longitude, region.latitude] as LonLat, acres: usualAcres };
}

/** What the address asks to see first: ?region=…, ?area=… or ?quiz=…. */
function askedInAddress() {
  const asked = new URLSearchParams(window.location.search);
  const id = asked.get('region') ?? asked.get('area') ?? '';
  return { id: regionById.has(id) || areaById.has(id) ? id : undefined, quiz: asked.get('quiz') };
}

/** The map, its filters, the list that does what the map does, and the quiz. */
export function Atlas() {
  const [filter, setFilter] = useState(noFilter);
  const [selected, setSelected] = useState<string>();
  const [look, setLook] = useState<ReturnType<typeof lookAt> | 'world'>();
  const regions = useMemo(() => chosenRegions(wineRegions, filter), [filter]);
  const areas = useMemo(
    () => chosenByName(viticulturalAreas, filter).filter(({ name }) => !regionNames.has(name)),
    [filter],
  );
  const quiz = useQuiz(regions.length > 0 ? regions : wineRegions, wineRegions);
  const question = quiz.state?.question;
  const isHidden = question?.kind === 'find' && !quiz.state?.answer;

  const choose = (id: string) => {
    setSelected(id);
    setLook(lookAt(id));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the map begins
  useEffect(() => {
    const { id, quiz: kind } = askedInAddress();
    if (id) choose(id);
    if (kind === 'find' || kind === 'name' || kind === 'grows') quiz.begin(kind as QuizKind);
  }, []);
  useEffect(() => {
    if (!question) return;
    setSelected(undefined);
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
      <Filters filter={filter} onChange={setFilter} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
        {question ? (
          <QuizPanel quiz={quiz} />
        ) : (
          <Choices regions={regions} areas={areas} selected={selected} onChoose={choose} />
        )}
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        {!question && <Chosen id={selected} />}
        {!question && <QuizPanel quiz={quiz} />}
      </div>
    </>
  );
}

function Chosen({ id = '' }: { id: string | undefined }) {
  const region = regionById.get(id);
  const area = areaById.get(id);
  return (
    <section aria-label="Chosen region" aria-live="polite" className="border-ink border-t pt-4">
      {region && <RegionDetails region={region} />}
      {area && <AreaDetails area={area} />}
      {!region && !area && <p className="text-muted">Choose a region on the map or in the list.</p>}
    </section>
  );
}
