import { PushSubscription as Subscription, subscribeBrowser } from '@orbit-vine/contract/notifications.ts';
import { call } from '../platform/api.ts';
import { community } from '../platform/site.ts';
import { workerAddress } from '../platform/worker-address.ts';
import { markedFor } from './mark.ts';

export const knowsPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** False if the member or the browser denies permission. */
export async function turnOn(userId: string, pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(workerAddress('/push.js'), { scope: community.path });
  const { pushManager } = await navigator.serviceWorker.ready;
  await enter(await subscribe(pushManager, pushKey));
  markedFor.set(userId);
  return true;
}

export async function turnOff(): Promise<void> {
  markedFor.set('');
  const subscription = await present();
  await subscription?.unsubscribe();
}

let renewed = false;

export async function renewSubscription(): Promise<void> {
  const subscription = renewed || Notification.permission !== 'granted' ? null : await present();
  if (!subscription) return;
  renewed = true;
  const { pushKey } = await enter(subscription);
  // The server's keys have changed since the browser subscribed.
  if (pushKey !== keyOf(subscription)) await turnOnAnew(pushKey);
}

async function turnOnAnew(pushKey: string) {
  const { pushManager } = await navigator.serviceWorker.ready;
  await enter(await subscribe(pushManager, pushKey));
}

async function subscribe(pushManager: PushManager, pushKey: string): Promise<PushSubscription> {
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === pushKey) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

function enter(subscription: PushSubscription) {
  return call(subscribeBrowser, { body: Subscription.parse(subscription.toJSON()) });
}

async function present(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(community.path);
  return registration?.pushManager.getSubscription();
}

/** The server key of the subscription, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
