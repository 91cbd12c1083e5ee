import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { channelsQuery } from '../../queries/channels.ts';
import { moveTo } from '../../sync/change-message.ts';

export function MoveDialog({ message, onDone }: { message: Message; onDone: (gone?: boolean) => void }) {
  const queryClient = useQueryClient();
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const [chosen, setChosen] = useState<string>();
  const { pending, failure, run } = useAction();
  const others = channels.filter(({ id, kind, archived }) => id !== message.channelId && !kind && !archived);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined && (await run(() => moveTo(queryClient, message.id, chosen)))) onDone(true);
  };
  return (
    <Dialog title="Move to another channel" onDismiss={() => onDone()}>
      <form onSubmit={(event) => void submit(event)}>
        <p className="mt-3 line-clamp-4 border-l-2 border-edge pl-3 text-muted wrap-anywhere">
          {message.content || 'Files without text'}
        </p>
        <p className="mt-3">
          It moves to the end of the channel together with its whole thread. A line stays in its place, and
          the authors are notified.
        </p>
        <fieldset className="mt-4 grid gap-1">
          <legend className="font-semibold">Move it to</legend>
          {others.map(({ id, name }, at) => (
            <RadioChoice
              key={id}
              name="channel"
              label={name}
              checked={chosen === id}
              initialFocus={at === 0}
              onChoose={() => setChosen(id)}
            />
          ))}
          {others.length === 0 && <p className="text-muted">There is no other open channel.</p>}
        </fieldset>
        <ErrorLine error={failure} className="mt-3" />
        <DialogButtons onCancel={() => onDone()} disabled={chosen === undefined} pending={pending}>
          {pending ? 'Moving…' : 'Move'}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
