import { useEffect, useSyncExternalStore } from 'react';
import { keepForOffline } from '../../offline/register-worker.ts';
import { offerHomeScreen } from '../../site/offer-home-screen.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function keepToolsAndGuides() {
  keepForOffline({ worker: '/sw.js', scope: '/tools' }, { worker: '/guides-sw.js', scope: '/blog' });
}

/** Says when there is no network, and sees to it that the calculators do not need one. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(keepToolsAndGuides, []);
  useEffect(offerHomeScreen, []);
  return (
    <p role="status" className="mt-6 border-gold border-l-4 bg-gold/10 px-4 py-3 empty:hidden" data-noprint>
      {!online &&
        'You are offline. The calculators and their guides work as usual; other pages need a connection.'}
    </p>
  );
}
