import { type ComponentType, useLayoutEffect, useReducer } from 'react';
import { type Observable, observable, useObservable } from '../platform/observable.ts';
import { Button } from './button.tsx';

interface Places<Props extends object> {
  readonly waiting?: ComponentType<Props>;
  readonly missing?: ComponentType<Props>;
}

interface Source<Props extends object> extends Places<Props> {
  readonly fetched: Observable<ComponentType<Props> | 'missing' | undefined>;
  readonly fetch: () => void;
}

/**
 * A component loaded when first shown, or earlier by `fetch`. If that fails (offline, or replaced by a newer build)
 * the page goes on without it and tries again when it is next shown. Unlike Suspense, which delays the reveal by up
 * to 300 ms, it shows the component as soon as it is loaded.
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
  return Object.assign((props: Props) => <Fetched source={source} componentProps={props} />, { fetch });
}

/** Loads at the first touch or key press, before the reader can need it. */
export function fetchAtFirstTouch({ fetch }: { fetch: () => void }) {
  if (import.meta.env.SSR) return;
  for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, fetch, { once: true });
}

function Fetched<Props extends object>({
  source,
  componentProps,
}: {
  source: Source<Props>;
  componentProps: Props;
}) {
  const { fetched, fetch, waiting: Waiting, missing: Missing } = source;
  const Loaded = useObservable(fetched);
  const [timesTried, countTry] = useReducer((times: number) => times + 1, 0);
  // Before painting, so that a component that was not prefetched does not flash as missing.
  useLayoutEffect(fetch, [fetch]);
  if (!Loaded) return Waiting && <Waiting {...componentProps} />;
  if (Loaded !== 'missing') return <Loaded {...componentProps} />;
  if (Missing) return <Missing {...componentProps} />;
  const again = () => {
    countTry();
    fetch();
  };
  return timesTried === 0 ? (
    <NotLoaded action="Try again" onAction={again} />
  ) : (
    // Some browsers cache a module's failure for the life of the page.
    <NotLoaded action="Reload the page" onAction={() => location.reload()} />
  );
}

function NotLoaded({ action, onAction }: { action: string; onAction: () => void }) {
  return (
    <p role="alert" className="p-2 text-sm">
      This part couldn’t be loaded.{' '}
      <Button look="link" onClick={onAction}>
        {action}
      </Button>
    </p>
  );
}
