import type { OfflineArea, WorkerScope } from './worker-scope.ts';

/** Put in by the build: what this build of the area consists of, and a name that changes with any of it. */
declare const __OFFLINE_FILES__: { area: OfflineArea; version: string; pages: string[]; assets: string[] };

declare const self: WorkerScope;

const { area, version, pages, assets } = __OFFLINE_FILES__;
const current = `${area}-${version}`;
/** How long a reader waits for a network that says nothing. */
const patienceMs = 2500;

/** All or nothing. Pages come without cookies, as anybody sees them; assets may be at hand since the page used them. */
async function install() {
  const cache = await caches.open(current);
  await cache.addAll([
    ...pages.map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' })),
    ...assets.map((path) => new Request(path, { credentials: 'omit' })),
  ]);
  await self.skipWaiting();
}

/** A page of the build before may still be open and ask for a part of itself, so that build's files stay too. */
async function activate() {
  const older = (await caches.keys()).filter((name) => name.startsWith(`${area}-`) && name !== current);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network's answer is the newest build. Without one, or without one in good time, the kept page serves. */
async function answerPage(request: Request, path: string): Promise<Response> {
  const fresh = fetch(request);
  const kept = await caches.open(current).then((cache) => cache.match(path, { ignoreVary: true }));
  if (!kept) return fresh;
  const inTime = await Promise.race([
    fresh.catch(() => undefined),
    new Promise<undefined>((giveUp) => setTimeout(giveUp, patienceMs)),
  ]);
  return inTime && inTime.status < 500 ? inTime : kept;
}

/** A file with a hash in its name is the same wherever it comes from. */
async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const path = pathname.replace(/\/$/, '');
  if (request.mode === 'navigate') {
    if (pages.includes(path)) event.respondWith(answerPage(request, path));
  } else if (pathname.startsWith('/assets/') || assets.includes(pathname)) {
    event.respondWith(answerAsset(request));
  }
});
