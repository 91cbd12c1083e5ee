/* What the lot manager keeps on a device, by member: nobody finds what another left there, and Sign Out takes it away. */

const prefix = (memberId: string) => `lots:${memberId}:`;

export function keptOnDevice<Kept>(memberId: string, name: string): Kept | undefined {
  try {
    const text = localStorage.getItem(prefix(memberId) + name);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Where the browser keeps nothing, or has no room, it lasts as long as the page. */
export function keepOnDevice(memberId: string, name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix(memberId) + name, JSON.stringify(value));
  } catch {
    // The server has all but what was not sent yet, and that the page still shows.
  }
}

export function clearLotsOnDevice(memberId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix(memberId))) localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored nothing is.
  }
}
