export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
  readonly confirmation?: boolean;
}

/** How long a toast stays: one that only confirms is read sooner. */
export function toastMs({ confirmation }: Toast): number {
  return confirmation ? 4_000 : 5_000;
}

/** What can be taken back is thought about. */
export const undoMs = 8_000;

/** The key in the session storage of the toast that the next page shows; its inline script reads it there. */
export const carriedToastKey = 'carried-toast';
