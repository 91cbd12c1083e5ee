import { json, stored } from './stored.ts';
import { carriedToastKey, type Toast } from './toast.ts';

export const carriedToast = stored<Toast | undefined>({
  key: carriedToastKey,
  fallback: undefined,
  ...json((parsed) => parsed as Toast | undefined),
  area: 'sessionStorage',
});
