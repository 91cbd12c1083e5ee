import type { Message } from '@orbit-vine/contract/messages.ts';
import { Button } from '../../ui/button.tsx';
import { keptEdits } from '../sync/edits.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Below a message whose edit was begun and neither saved nor canceled. */
export function KeptEdit({ message: { id } }: { message: Message }) {
  const { user, actions } = useMemberTools();
  return (
    <div className="mt-1 text-sm">
      <p className="text-wine">Your edit isn’t saved yet.</p>
      <span className="mt-1 flex gap-1">
        <Button onClick={() => actions.edit(id)}>Continue</Button>
        <Button onClick={() => keptEdits(user.id).remove(id)}>Discard</Button>
      </span>
    </div>
  );
}
