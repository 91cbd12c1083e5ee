/** Of the device, not of a member: who signs in next finds a channel open, and nothing that anybody wrote. */
const key = 'plastic-grapes:channel';

/** The channel that was open last on this device; none where nobody has been in yet. */
export function lastChannel(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepLastChannel(id: string): void {
  try {
    localStorage.setItem(key, id);
  } catch {
    // Where nothing may be stored the first channel opens.
  }
}
