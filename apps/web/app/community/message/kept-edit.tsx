import type { Message } from '@orbit-vine/contract/messages.ts';
import { Button } from '../../ui/button.tsx';
import { focusComposer } from '../focus-composer.ts';
import { keptEdits } from '../sync/edits.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { useKeptEdit } from './use-kept-edit.ts';

/** An edit that was begun and neither saved nor canceled. */
export function KeptEdit({ message }: { message: Message }) {
  const { user, actions, drafts } = useMemberTools();
  const edit = useKeptEdit(message);
  if (!edit) return null;
  const discard = () => keptEdits(user.id).remove(message.id);
  const toComposer = () => {
    drafts.change(message.channelId, (draft) => ({
      ...draft,
      text: [draft.text, edit.text].filter(Boolean).join('\n'),
    }));
    discard();
    focusComposer();
  };
  return (
    <div className="mt-1 text-sm">
      <p className="text-wine">
        {message.deleted
          ? 'Your edit could not be saved, because the message is gone.'
          : 'Your edit is not saved yet.'}
      </p>
      {message.deleted && <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{edit.text}</p>}
      <span className="mt-1 flex gap-1">
        {message.deleted ? (
          <Button onClick={toComposer}>Move to the message box</Button>
        ) : (
          <Button onClick={() => actions.edit(message.id)}>Continue</Button>
        )}
        <Button onClick={discard}>Discard</Button>
      </span>
    </div>
  );
}
