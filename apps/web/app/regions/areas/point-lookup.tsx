import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fetchData } from '../../platform/fetch-data.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import type { ViticulturalArea } from './area.ts';
import type { AreaTopology } from './areas-at.ts';
import areasAddress from './data/areas.json?url';
import countiesUrl from './data/counties.topo.json?url';
import sourceUrl from './data/source.topo.json?url';
import { type Found, FoundAreas } from './found-areas.tsx';
import type { CountyTopology } from './newer-at.ts';
import type { LonLat } from './outlines.ts';
import { readPlace, writtenPlace } from './place.ts';

type Answer =
  | { state: 'idle' | 'loading' | 'failed' | 'unread' }
  | { state: 'doubtful'; place: LonLat; meant: LonLat }
  | ({ state: 'found'; place: LonLat } & Found);

/** The full outlines: 270 KB, fetched at the first question and then cached by the browser. */
async function findAreas(place: LonLat): Promise<Found> {
  const [{ areasAt }, { uncertainAt }, source, counties, areas] = await Promise.all([
    import('./areas-at.ts'),
    import('./newer-at.ts'),
    fetchData<AreaTopology>(sourceUrl),
    fetchData<CountyTopology>(countiesUrl),
    fetchData<ViticulturalArea[]>(areasAddress),
  ]);
  const { maybe, changed } = uncertainAt(place, counties);
  return {
    areas: areasAt(place, source, areas),
    maybe,
    changed: areas.filter(({ id }) => changed.includes(id)),
  };
}

const sentences = {
  idle: '',
  loading: 'Looking at 269 boundaries…',
  unread: 'Type a latitude and a longitude, as in 42.40, −86.27, or paste a link to a map.',
  failed: '',
};

function sentenceOf(answer: Answer): string {
  if (answer.state === 'doubtful')
    return `${writtenPlace(answer.place)} is outside the United States. Did you mean ${writtenPlace(answer.meant)}?`;
  if (answer.state !== 'found') return sentences[answer.state];
  const { areas, maybe, changed } = answer;
  const place = writtenPlace(answer.place);
  if (areas.length === 0)
    return maybe.length + changed.length > 0
      ? `${place} lies in none of the 269 boundaries that we have.`
      : `${place} lies in no American viticultural area.`;
  return `${place} lies in ${areas.length === 1 ? 'one area' : `${areas.length} areas, the smallest first`}:`;
}

/** The coordinates stay on the device. */
export function PointLookup() {
  const [answer, setAnswer] = useState<Answer>({ state: 'idle' });
  const [isReady, setIsReady] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  // Until hydration, a submit would send the input to the server.
  useEffect(() => setIsReady(true), []);
  const answerFor = async (place: LonLat) => {
    setAnswer({ state: 'loading' });
    try {
      setAnswer({ state: 'found', place, ...(await findAreas(place)) });
    } catch {
      setAnswer({ state: 'failed' });
    }
  };
  const lookUp = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('place')).trim();
    const reading = readPlace(query);
    if (!reading) return setAnswer({ state: 'unread' });
    if (reading.meant) return setAnswer({ state: 'doubtful', place: reading.place, meant: reading.meant });
    await answerFor(reading.place);
  };
  return (
    <form onSubmit={(event) => void lookUp(event)} className="max-w-2xl noscript:hidden">
      <PlaceField submit={submit} isReady={isReady} />
      <p role="status" className="mt-4 min-h-7">
        {sentenceOf(answer)}
      </p>
      {answer.state === 'failed' && (
        <Retry
          message="The outlines couldn’t be loaded. Are you online?"
          onRetry={() => {
            // The pressed button disappears; move its focus first.
            submit.current?.focus();
            submit.current?.click();
          }}
        />
      )}
      {answer.state === 'doubtful' && (
        <Doubt
          onAnswer={(isMeant) => {
            submit.current?.focus();
            void answerFor(isMeant ? answer.meant : answer.place);
          }}
        />
      )}
      {answer.state === 'found' && <FoundAreas {...answer} />}
    </form>
  );
}

function PlaceField({ submit, isReady }: { submit: RefObject<HTMLButtonElement | null>; isReady: boolean }) {
  return (
    <>
      <label htmlFor="place" className="font-semibold">
        Latitude and longitude
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="place"
          name="place"
          required
          autoComplete="off"
          placeholder="42.40, −86.27"
          aria-describedby="place-help"
          className="min-h-12 min-w-0 grow border border-edge bg-sheet px-4"
        />
        <Button
          ref={submit}
          type="submit"
          look="primary"
          size="sheet"
          className="disabled:opacity-60"
          disabled={!isReady}
        >
          Find its areas
        </Button>
      </div>
      <p id="place-help" className="mt-2 text-muted text-sm">
        In degrees: north is positive, west is negative. 42°24′N 86°16′W works, too, and so does a link copied
        from a map. The answer is worked out on your device.
      </p>
    </>
  );
}

function Doubt({ onAnswer }: { onAnswer: (isMeant: boolean) => void }) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button look="primary" size="sheet" onClick={() => onAnswer(true)}>
        Yes, look there
      </Button>
      <Button size="sheet" onClick={() => onAnswer(false)}>
        No, as I typed it
      </Button>
    </div>
  );
}
