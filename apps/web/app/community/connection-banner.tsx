import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useObservable } from '../ui/observable.ts';
import { useMemberTools } from './member-context.ts';

/** A connection that is back sooner than this is not worth a word. */
const patienceMs = 1_500;

/** Says when the channel does not come in live, and what becomes of what is written meanwhile. */
export function ConnectionBanner() {
  const state = useObservable(useMemberTools().live.state);
  const online = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const away = state === 'waiting' || state === 'connecting';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(away), away ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [away]);
  return (
    <div role="status">
      {shown && (
        <p className="flex items-center justify-center gap-2 bg-gold/15 px-4 py-2 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-gold" />
          {online ? 'Connection lost. Reconnecting…' : 'You are offline.'} What you send is kept and goes out
          when the connection is back.
        </p>
      )}
    </div>
  );
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
