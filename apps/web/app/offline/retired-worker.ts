import type { OfflineArea, WorkerScope } from './worker-scope.ts';

/** Put in by the build. */
declare const __OFFLINE_AREA__: OfflineArea;

declare const self: WorkerScope;

/** Takes the place of a worker that is to be switched off: removes what was kept, and then itself. */
async function retire() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(`${__OFFLINE_AREA__}-`));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
