import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addressOfAreaOnMap } from '../../platform/addresses.ts';
import { fetchData } from '../../platform/fetch-data.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { dayOfRule, type ViticulturalArea } from './area.ts';
import type { AreaTopology } from './areas-at.ts';
import areasAddress from './data/areas.json?url';
import sourceUrl from './data/source.topo.json?url';
import { readPlace } from './place.ts';

type Answer =
  | { state: 'idle' | 'loading' | 'failed' | 'unread' }
  | { state: 'found'; areas: ViticulturalArea[]; query: string };

/** The full outlines: 270 KB, fetched at the first question and then cached by the browser. */
async function findAreas(place: [number, number]) {
  const [{ areasAt }, source, areas] = await Promise.all([
    import('./areas-at.ts'),
    fetchData<AreaTopology>(sourceUrl),
    fetchData<ViticulturalArea[]>(areasAddress),
  ]);
  return areasAt(place, source, areas);
}

const sentences = {
  idle: '',
  loading: 'Looking at 269 outlines…',
  unread: 'Type a latitude and a longitude, as in 42.40, −86.27.',
  failed: '',
};

function sentenceOf(answer: Answer): string {
  if (answer.state !== 'found') return sentences[answer.state];
  if (answer.areas.length === 0) return `${answer.query} lies in no American viticultural area.`;
  return `${answer.query} lies in ${answer.areas.length === 1 ? 'one area' : `${answer.areas.length} areas, the smallest first`}:`;
}

/** Which areas contain a place, by its coordinates. The question stays on the device. */
export function PointLookup() {
  const [answer, setAnswer] = useState<Answer>({ state: 'idle' });
  const [isReady, setIsReady] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  // Until hydration, a submit would send the input to the server.
  useEffect(() => setIsReady(true), []);
  const lookUp = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('place')).trim();
    const place = readPlace(query);
    if (!place) return setAnswer({ state: 'unread' });
    setAnswer({ state: 'loading' });
    try {
      setAnswer({ state: 'found', areas: await findAreas(place), query });
    } catch {
      setAnswer({ state: 'failed' });
    }
  };
  return (
    <form onSubmit={(event) => void lookUp(event)} className="max-w-2xl noscript:hidden">
      <PlaceField submit={submit} isReady={isReady} />
      <p role="status" className="mt-4 min-h-7">
        {sentenceOf(answer)}
      </p>
      {answer.state === 'failed' && (
        <Retry
          message="The outlines could not be loaded. Are you online?"
          onRetry={() => {
            // The pressed button disappears; move its focus first.
            submit.current?.focus();
            submit.current?.click();
          }}
        />
      )}
      {answer.state === 'found' && answer.areas.length > 0 && <FoundAreas areas={answer.areas} />}
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
        In degrees; north and east are positive. 42°24′N 86°16′W works, too. The answer is worked out on your
        device.
      </p>
    </>
  );
}

function FoundAreas({ areas }: { areas: readonly ViticulturalArea[] }) {
  return (
    <ol className="mt-1 list-decimal pl-6">
      {areas.map((area) => (
        <li key={area.id}>
          <TextLink href={addressOfAreaOnMap(area.id)}>{area.name}</TextLink>, § {area.section}, rule of{' '}
          {dayOfRule(area)}
        </li>
      ))}
    </ol>
  );
}
