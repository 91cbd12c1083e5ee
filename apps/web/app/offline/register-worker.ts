import { type WorkerPath, workerAddress } from '../platform/worker-address.ts';

type Area = readonly [worker: WorkerPath, scope: string];

let started = false;

/** Stores the rest of the page's area for use offline once the page is loaded, and then another area. */
export function keepForOffline(own: Area, other?: Area): void {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  // Some browsers refuse in private windows; the area then needs the network.
  const keep = () => void keepInTurn(own, other).catch(() => {});
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

async function keepInTurn(own: Area, other?: Area) {
  await register(own);
  if (!other) return;
  await navigator.serviceWorker.ready;
  // Browsers check for a new build only when a page of the area opens, and this page belongs to another area.
  await (await register(other)).update();
}

function register([worker, scope]: Area) {
  return navigator.serviceWorker.register(workerAddress(worker), { scope });
}
