import { type Channel, notificationLevels } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { RadioChoice } from '../../ui/radio-choice.tsx';
import { chooseForChannel } from '../sync/unread.ts';
import { levelWords } from './level-words.ts';

export function LevelDialog({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(channel.level);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== channel.level) void chooseForChannel(queryClient, channel, { level: chosen });
    onDone();
  };
  return (
    <Dialog title={`Notifications for ${channel.name}`} onDismiss={onDone}>
      <form onSubmit={submit}>
        <fieldset className="mt-4 grid gap-1">
          <legend className="font-semibold">Notify me of</legend>
          {notificationLevels.map((level) => (
            <RadioChoice
              key={level}
              name="level"
              checked={chosen === level}
              initialFocus={channel.level === level}
              onChoose={() => setChosen(level)}
              {...levelWords[level]}
            />
          ))}
        </fieldset>
        <DialogButtons onCancel={onDone}>Save</DialogButtons>
      </form>
    </Dialog>
  );
}
