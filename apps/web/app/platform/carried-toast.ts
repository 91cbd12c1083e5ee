import { json, stored } from './stored.ts';
import { carriedToastKey, type Toast } from './toast.ts';

/** The toast that the next page shows, for an action that ends during the navigation. */
export const carriedToast = stored<Toast | undefined>({
  key: carriedToastKey,
  fallback: undefined,
  ...json((parsed) => parsed as Toast | undefined),
  area: 'sessionStorage',
});
