import type { OfflineArea, WorkerScope } from './worker-scope.ts';

declare const __OFFLINE_AREA__: OfflineArea;

declare const self: WorkerScope;

/** Replaces a worker that is switched off: deletes its caches, and then unregisters itself. */
async function retire() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(`${__OFFLINE_AREA__}-`));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));
