import { observable } from '../platform/observable.ts';
import { type WorkerPath, workerAddress } from '../platform/worker-address.ts';

type Area = readonly [worker: WorkerPath, scope: string];

/** Whether this device has stored every area that the page asked for; undefined where nothing is stored. */
export const offlineState = observable<'storing' | 'ready' | 'failed' | undefined>(undefined);

/** Stores the rest of the page's area for use offline once the page is loaded, and then another area. */
export function keepForOffline(own: Area, other?: Area): void {
  if (offlineState.get() || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  offlineState.set('storing');
  const keep = () =>
    keepInTurn(own, other).then(
      () => offlineState.set('ready'),
      // Some browsers refuse in private windows, and a worker is given up when a file does not arrive.
      () => offlineState.set('failed'),
    );
  if (document.readyState === 'complete') void keep();
  else addEventListener('load', () => void keep(), { once: true });
}

async function keepInTurn(own: Area, other?: Area) {
  await untilStored(await register(own));
  if (!other) return;
  const registration = await register(other);
  await untilStored(registration);
  // Browsers check for a new build only when a page of the area opens, and this page belongs to another area.
  await registration.update().catch(() => undefined);
}

function register([worker, scope]: Area) {
  return navigator.serviceWorker.register(workerAddress(worker), { scope });
}

/** A worker installs once all of its files are stored; one of an earlier build has stored that build's. */
function untilStored({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve();
      else if (!worker || worker.state === 'redundant') reject(new Error('The worker was given up.'));
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}
