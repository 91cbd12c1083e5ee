import { useObservable } from '../platform/observable.ts';
import { later } from '../ui/later.tsx';
import { question } from './reauthentication.ts';

const none = () => null;
const ConfirmDialog = later(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog), {
  waiting: none,
  missing: none,
});

export function AskedDialog() {
  return useObservable(question) ? <ConfirmDialog /> : null;
}
