export interface Toast {
  title: string;
  description?: string;
  destructive?: boolean;
}

/** Under this key in the session storage lies the toast that the next page has to show. */
export const carriedToastKey = 'carried-toast';

/** Leaves a toast for the next page: for what happens while the visitor is on the way to another one. */
export function carryToast(toast: Toast) {
  sessionStorage.setItem(carriedToastKey, JSON.stringify(toast));
}
