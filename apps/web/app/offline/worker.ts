import type { OfflineArea, WorkerScope } from './worker-scope.ts';

/** Set by the build: the area's files in this build, and a name that changes with any of them. */
declare const __OFFLINE_FILES__: { area: OfflineArea; version: string; pages: string[]; assets: string[] };

declare const self: WorkerScope;

const { area, version, pages, assets } = __OFFLINE_FILES__;
const current = `${area}-${version}`;
/** How long a page waits for a slow network. */
const patienceMs = 2500;

/** All or nothing. Pages are fetched without cookies, as visitors see them; assets may come from the HTTP cache. */
async function install() {
  const cache = await caches.open(current);
  await cache.addAll([
    ...pages.map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' })),
    ...assets.map((path) => new Request(path, { credentials: 'omit' })),
  ]);
  await self.skipWaiting();
}

/** An open page of the previous build may still load parts of it, so that build's files stay too. */
async function activate() {
  const older = (await caches.keys()).filter((name) => name.startsWith(`${area}-`) && name !== current);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Network first, for the newest build. If it fails or is slow, the stored page is served. */
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

/** A file with a hash in its name never changes. */
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
