import { WifiOff } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { community } from '../../platform/site.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isOutdated } from '../sync/live/version-check.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Shorter interruptions are not shown. */
const patienceMs = 1_500;

const bannerClass = 'flex items-center justify-center gap-2 bg-gold/15 px-4 py-2 text-sm';

export function ConnectionBanner() {
  const { live } = useMemberTools();
  const state = useObservable(live.state);
  const old = useObservable(isOutdated);
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
          <Icon drawing={WifiOff} className="size-4 shrink-0 text-gold" />
          {online ? 'Connection lost. Reconnecting…' : 'You’re offline.'} What you send is kept and goes out
          when the connection is back.
          <Button onClick={live.tryNow}>Try now</Button>
        </p>
      )}
      {old && !shown && (
        <p className={bannerClass}>
          A newer version of {community.name} is ready. What you’re writing is kept.
          <Button onClick={() => window.location.reload()}>Reload</Button>
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
