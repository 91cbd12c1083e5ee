import { useObservable } from '../platform/observable.ts';
import { Dialog } from '../ui/dialog.tsx';
import { later } from '../ui/later.tsx';
import { question } from './reauthentication.ts';

const ProofForm = later(() => import('./proof-form.tsx').then((module) => module.ProofForm), {
  waiting: () => <p className="mt-4">Loading…</p>,
  missing: () => <p className="mt-4">This couldn’t be loaded. Check your connection, then try again.</p>,
});

export function ConfirmDialog() {
  const request = useObservable(question);
  if (!request) return null;
  return (
    <Dialog title="Confirm that it’s you" onDismiss={() => request.answer(false)}>
      <p className="mt-2 mb-5 text-muted">
        {request.needed === 'presence'
          ? 'First, we make sure no one else is using your device.'
          : 'This needs your second factor.'}
      </p>
      <ProofForm needed={request.needed} onProved={() => request.answer(true)} />
    </Dialog>
  );
}
