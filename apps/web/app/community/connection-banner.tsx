import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { community } from '../site.ts';
import { useObservable } from '../ui/observable.ts';
import { useMemberTools } from './member-context.ts';
import { outdated } from './outdated.ts';
import { SmallButton } from './small-button.tsx';

/** A connection that is back sooner than this is not worth a word. */
const patienceMs = 1_500;

const bannerClass = 'flex items-center justify-center gap-2 bg-gold/15 px-4 py-2 text-sm';

/** Says when the channel does not come in live, and what becomes of what is written meanwhile; or that the page is old. */
export function ConnectionBanner() {
  const state = useObservable(useMemberTools().live.state);
  const old = useObservable(outdated);
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
        <p className={bannerClass}>
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-gold" />
          {online ? 'Connection lost. Reconnecting…' : 'You are offline.'} What you send is kept and goes out
          when the connection is back.
        </p>
      )}
      {old && !shown && (
        <p className={bannerClass}>
          There is a newer {community.name} than this page. What you are writing is kept.
          <SmallButton label="Reload" onClick={() => window.location.reload()} />
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
