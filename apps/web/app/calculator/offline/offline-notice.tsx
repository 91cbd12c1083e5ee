import { useEffect, useSyncExternalStore } from 'react';
import { keepForOffline } from '../../offline/register-worker.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function keepAndOffer() {
  keepForOffline(['/sw.js', '/tools'], ['/guides-sw.js', '/blog']);
  // Only Chromium offers installation, and rarely: the button appears when it does.
  addEventListener('beforeinstallprompt', async (event) => {
    event.preventDefault();
    (await import('../../site/offer-home-screen.ts')).showOffer(event);
  });
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(keepAndOffer, []);
  return (
    <p role="status" className="mt-6 border-gold border-l-4 bg-gold/10 px-4 py-3 empty:hidden" data-noprint>
      {!online && 'You’re offline. The calculators and guides work as usual; other pages need a connection.'}
    </p>
  );
}
