import { type WorkerPath, workerAddress } from '../platform/worker-address.ts';

let asked = false;

/** Once the page has all that it needs itself, the rest of its area is fetched for a day without a network. */
export function keepForOffline(worker: WorkerPath, scope: string): void {
  if (asked || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  asked = true;
  const register = () => {
    // Refused in private windows of some browsers; the area then works as long as the network does.
    navigator.serviceWorker.register(workerAddress(worker), { scope }).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
