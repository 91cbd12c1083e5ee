import { type ComponentType, useLayoutEffect, useReducer } from 'react';
import { type Observable, observable, useObservable } from '../platform/observable.ts';
import { Button } from './button.tsx';

interface Places<Props extends object> {
  /** What stands there until it has come; otherwise nothing does. */
  readonly waiting?: ComponentType<Props>;
  /** What stands there when it does not come; otherwise a line that says so, with a way to try again. */
  readonly missing?: ComponentType<Props>;
}

interface Source<Props extends object> extends Places<Props> {
  readonly fetched: Observable<ComponentType<Props> | 'missing' | undefined>;
  readonly fetch: () => void;
}

/**
 * A component that is fetched when it is first shown, or by its `fetch` before. Where it does not come (no signal, or a
 * newer build in its place) the page goes on without it, and asks for it again when it is next shown. This is not
 * Suspense, which lets 300 ms pass before what has come replaces what stood there.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  places: Places<Props> = {},
) {
  const fetched: Source<Props>['fetched'] = observable(undefined);
  let isAsked = false;
  const fetch = () => {
    if (isAsked) return;
    isAsked = true;
    fetched.set(undefined);
    void load().then(fetched.set, () => {
      isAsked = false;
      fetched.set('missing');
    });
  };
  const source: Source<Props> = { ...places, fetched, fetch };
  return Object.assign((props: Props) => <Fetched source={source} given={props} />, { fetch });
}

/** With the first touch of a key or the page, so that it is there before anybody can have asked for it. */
export function fetchAtFirstTouch({ fetch }: { fetch: () => void }) {
  if (import.meta.env.SSR) return;
  for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, fetch, { once: true });
}

function Fetched<Props extends object>({ source, given }: { source: Source<Props>; given: Props }) {
  const { fetched, fetch, waiting: Waiting, missing: Missing } = source;
  const Loaded = useObservable(fetched);
  const [timesTried, countTry] = useReducer((times: number) => times + 1, 0);
  // Before it is painted, so that what did not come ahead of time is not shown as missing.
  useLayoutEffect(fetch, [fetch]);
  if (!Loaded) return Waiting && <Waiting {...given} />;
  if (Loaded !== 'missing') return <Loaded {...given} />;
  if (Missing) return <Missing {...given} />;
  const again = () => {
    countTry();
    fetch();
  };
  return timesTried === 0 ? (
    <NotLoaded act="Try again" onAct={again} />
  ) : (
    // Some browsers remember for as long as the page lives that a module could not be fetched.
    <NotLoaded act="Reload the page" onAct={() => location.reload()} />
  );
}

function NotLoaded({ act, onAct }: { act: string; onAct: () => void }) {
  return (
    <p role="alert" className="p-2 text-sm">
      This part could not be loaded.{' '}
      <Button look="link" onClick={onAct}>
        {act}
      </Button>
    </p>
  );
}
