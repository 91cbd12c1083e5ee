import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { unsavedWords } from './unsaved-words.ts';

export function SignOutDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { drafts, outbox } = useMemberTools();
  const left = { drafts: drafts.count, unsent: outbox.unsent.length };
  const one = left.drafts + left.unsent === 1;
  return (
    <Dialog title="Sign out?" onDismiss={onStay}>
      <p className="mt-3">
        {unsavedWords(left)} {one ? 'is' : 'are'} kept on this device only, and will be deleted when you sign
        out.
      </p>
      <div className="mt-6 flex justify-end gap-2">
        <Button data-initial-focus onClick={onStay}>
          Stay
        </Button>
        <Button look="primary" onClick={onLeave}>
          Sign Out
        </Button>
      </div>
    </Dialog>
  );
}
