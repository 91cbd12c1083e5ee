import { limits } from '@orbit-vine/contract/limits.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { retention } from '@orbit-vine/contract/retention.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { removeMessage } from '../../sync/change-message.ts';
import { useMemberTools } from '../../sync/member-context.ts';

export function DeleteDialog({ message, onDone }: { message: Message; onDone: (deleted?: boolean) => void }) {
  const { user } = useMemberTools();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const isOwn = message.author.id === user.id;
  const { pending, failure, run } = useAction();
  const remove = async () => {
    if (await run(() => removeMessage(queryClient, message.id, reason.trim()))) onDone(true);
  };
  return (
    <Dialog title="Delete this message?" onDismiss={() => onDone()}>
      <p className="mt-3 line-clamp-4 border-l-2 border-edge pl-3 text-muted wrap-anywhere">
        {message.content || 'Files without text'}
      </p>
      <p className="mt-3">
        {isOwn
          ? 'It disappears for everyone and can’t be restored.'
          : `A line saying that a moderator removed it takes its place, and its author is notified, with any reason you write here. Its words can be restored for ${retention.removedMessage.kept}; its files are deleted now.`}
      </p>
      {!isOwn && (
        <TextArea
          label="Why you’re removing it"
          rows={2}
          maxLength={limits.staffNote}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <ErrorLine error={failure} className="mt-3" />
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={() => onDone()}>Keep</Button>
        <Button look="primary" data-initial-focus pending={pending} onClick={() => void remove()}>
          {pending ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
