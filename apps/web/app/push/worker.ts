import { communityPath } from '@orbit-vine/contract/community.ts';
import type { PushNotice } from '@orbit-vine/contract/notifications.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Browsers require a notification for every push, even an unreadable one. */
const unreadable: PushNotice = {
  title: 'Plastic Grapes',
  body: 'There is something new for you.',
  path: communityPath,
  tag: 'several',
};

function read(data: { json(): unknown } | null): PushNotice {
  try {
    return { ...unreadable, ...(data?.json() as Partial<PushNotice>) };
  } catch {
    return unreadable;
  }
}

function show({ title, body, path, tag }: PushNotice): Promise<void> {
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: '/grape-192.png',
    badge: '/grape-badge.png',
    data: path,
  });
}

/** In an open page of the community if there is one, and never outside of it. */
async function open(path: unknown): Promise<void> {
  const { scope } = self.registration;
  const address = new URL(String(path), scope).href;
  const url = address.startsWith(scope) ? address : scope;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = windows.find((window) => window.url.startsWith(scope));
  if (!page) return void (await self.clients.openWindow(url));
  await page.focus().catch(() => undefined);
  // A worker cannot navigate a page that it does not control.
  await page.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
