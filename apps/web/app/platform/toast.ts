export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly destructive?: boolean;
  readonly confirmation?: boolean;
}

/** Confirmations are read faster. */
export function toastMs({ confirmation }: Toast): number {
  return confirmation ? 4_000 : 5_000;
}

/** Members need time to decide whether to undo. */
export const undoMs = 8_000;

/** The session storage key of a toast for the next page, whose inline script reads it. */
export const carriedToastKey = 'carried-toast';
