import { keepJson, keptJson } from './kept-json.ts';

/* What the lot manager keeps on a device, by member: nobody finds what another left there, and Sign Out takes it away. */

const prefix = (memberId: string) => `lots:${memberId}:`;

export function keptOnDevice<Kept>(memberId: string, name: string): Kept | undefined {
  return keptJson(prefix(memberId) + name) as Kept | undefined;
}

/** Where the browser keeps nothing, or has no room, it lasts as long as the page: the server has all but what was not sent. */
export function keepOnDevice(memberId: string, name: string, value: unknown): void {
  keepJson(prefix(memberId) + name, value);
}

export function clearLotsOnDevice(memberId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix(memberId))) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored nothing is.
  }
}
