import { offlineState } from '../../offline/register-worker.ts';
import { useObservable } from '../../platform/observable.ts';

const words = {
  storing: 'Storing the calculators for use offline…',
  ready: 'Ready offline.',
  failed: 'Not stored for use offline: this page needs a connection.',
};

/** The line has its height before it has a text, so that nothing moves. */
export function OfflineReadiness() {
  const state = useObservable(offlineState);
  return (
    <p className="mt-2 min-h-6 text-muted text-sm" data-noprint>
      {state && words[state]}
    </p>
  );
}
