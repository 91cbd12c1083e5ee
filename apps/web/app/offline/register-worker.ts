import { type WorkerPath, workerAddress } from '../platform/worker-address.ts';

type Area = readonly [worker: WorkerPath, scope: string];

let asked = false;

/**
 * Once the page has all that it needs itself, the rest of its area is fetched for a day without a network, and another
 * area after that.
 */
export function keepForOffline(own: Area, other?: Area): void {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  // Refused in private windows of some browsers; the area then works as long as the network does.
  const keep = () => void keepInTurn(own, other).catch(() => {});
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

async function keepInTurn(own: Area, other?: Area) {
  await register(own);
  if (!other) return;
  await navigator.serviceWorker.ready;
  // Browsers look for a new build when a page of an area is opened, and this page belongs to its own.
  await (await register(other)).update();
}

function register([worker, scope]: Area) {
  return navigator.serviceWorker.register(workerAddress(worker), { scope });
}
