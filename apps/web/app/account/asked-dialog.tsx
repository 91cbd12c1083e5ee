import { useObservable } from '../platform/observable.ts';
import { later } from '../ui/later.tsx';
import { question } from './reauthentication.ts';

const none = () => null;
const ConfirmDialog = later(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog), {
  waiting: none,
  missing: none,
});

/** The dialog that asks for a proof; it is fetched when an act first needs one. */
export function AskedDialog() {
  return useObservable(question) ? <ConfirmDialog /> : null;
}
