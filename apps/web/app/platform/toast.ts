export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Something failed. */
  readonly destructive?: boolean;
  /** What the reader has just done succeeded. */
  readonly confirmation?: boolean;
}

/** How long a toast stays: one that only confirms is read sooner. */
export function toastMs({ confirmation }: Toast): number {
  return confirmation ? 4_000 : 5_000;
}

/** What can be taken back is thought about. */
export const undoMs = 8_000;

/** Under this key in the session storage lies the toast that the next page has to show. */
export const carriedToastKey = 'carried-toast';

/** Leaves a toast for the next page: for what happens while the visitor is on the way to another one. */
export function carryToast(toast: Toast) {
  sessionStorage.setItem(carriedToastKey, JSON.stringify(toast));
}
