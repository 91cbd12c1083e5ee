import { keepJson, keptJson } from './kept-json.ts';

/* What the lot manager keeps on a device, by member: nobody finds what another left there, and Sign Out takes it away. */

const prefix = (memberId: string) => `lots:${memberId}:`;
const readerKey = 'lots:reader';

export function keptOnDevice<Kept>(memberId: string, name: string): Kept | undefined {
  return keptJson(prefix(memberId) + name) as Kept | undefined;
}

/** False where the browser keeps nothing, or has no room: it then lasts as long as the page. */
export function keepOnDevice(memberId: string, name: string, value: unknown): boolean {
  return keepJson(prefix(memberId) + name, value);
}

/** Whose books may be read on this device without a network: the member who read them last. */
export function readerOnDevice(): string | undefined {
  return keptJson(readerKey) as string | undefined;
}

export function keepReader(memberId: string): void {
  keepJson(readerKey, memberId);
}

/** Whoever else has signed in, or nobody: the one before reads no more here until they come back. */
export function forgetOtherReader(memberId: string | undefined): void {
  try {
    if (readerOnDevice() !== memberId) localStorage.removeItem(readerKey);
  } catch {
    // Where nothing may be stored nothing is.
  }
}

/** The book of a winery that was deleted, or that the member left, is nothing to be read here. */
export function forgetOtherBooks(memberId: string, wineryIds: readonly string[]): void {
  clear((key) => key.startsWith(`${prefix(memberId)}book:`) && !wineryIds.some((id) => key.endsWith(id)));
}

function clear(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored nothing is.
  }
}

export function clearLotsOnDevice(memberId: string): void {
  forgetOtherReader(undefined);
  clear((key) => key.startsWith(prefix(memberId)));
}
