import { type ComponentType, type ReactNode, Suspense, use, useEffect, useReducer } from 'react';
import { Button } from './button.tsx';

interface Places<Props extends object> {
  /** What stands there until it has come; otherwise nothing does. */
  readonly waiting?: (props: Props) => ReactNode;
  /** What stands there when it does not come; otherwise a line that says so, with a way to try again. */
  readonly missing?: (props: Props) => ReactNode;
}

interface Source<Props extends object> extends Places<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Without a value once it has failed. */
  loading?: Promise<ComponentType<Props> | undefined> | undefined;
}

/**
 * A component that is fetched when it is first shown. Where it does not come (no signal, or a newer build in its place)
 * the page goes on without it, and asks for it again when it is next shown.
 */
export function later<Props extends object>(load: Source<Props>['load'], places: Places<Props> = {}) {
  const source: Source<Props> = { load, ...places };
  return (props: Props) => (
    <Suspense fallback={source.waiting?.(props)}>
      <Fetched source={source} given={props} />
    </Suspense>
  );
}

function Fetched<Props extends object>({ source, given }: { source: Source<Props>; given: Props }) {
  const [timesDrawn, drawAgain] = useReducer((times: number) => times + 1, 0);
  source.loading ??= source.load().catch(() => undefined);
  const Loaded = use(source.loading);
  useEffect(() => {
    if (Loaded) return;
    return () => {
      source.loading = undefined;
    };
  }, [Loaded, source]);
  if (Loaded) return <Loaded {...given} />;
  if (source.missing) return source.missing(given);
  const again = () => {
    source.loading = undefined;
    drawAgain();
  };
  return timesDrawn === 0 ? (
    <Missing act="Try again" onAct={again} />
  ) : (
    // Some browsers remember for as long as the page lives that a module could not be fetched.
    <Missing act="Reload the page" onAct={() => location.reload()} />
  );
}

function Missing({ act, onAct }: { act: string; onAct: () => void }) {
  return (
    <p role="alert" className="p-2 text-sm">
      This part could not be loaded.{' '}
      <Button look="link" onClick={onAct}>
        {act}
      </Button>
    </p>
  );
}
