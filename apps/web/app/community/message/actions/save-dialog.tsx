import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Saving } from '@orbit-vine/contract/saved-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/control.ts';
import { isoDay, shortMoment } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { save, savedKey, savingQuery, unsave } from '../../sync/saved.ts';
import { reminderChoices, reminderOn } from './reminder-choices.ts';

interface SaveDialogProps {
  message: Pick<Message, 'id'>;
  onDone: () => void;
}

export function SaveDialog({ message, onDone }: SaveDialogProps) {
  const { data: saving = { saved: false } } = useQuery(savingQuery(message.id));
  return (
    <Dialog title={saving.saved ? 'Saved message' : 'Save this message'} onDismiss={onDone}>
      <SaveForm key={saving.remindAt} messageId={message.id} saving={saving} onDone={onDone} />
    </Dialog>
  );
}

const none = 'none';
const onDay = 'day';

interface SaveFormProps {
  messageId: string;
  saving: Saving;
  onDone: () => void;
}

function SaveForm({ messageId, saving: { saved, remindAt }, onDone }: SaveFormProps) {
  const [now] = useState(() => new Date());
  const choices = reminderChoices(now);
  const set = remindAt !== undefined && new Date(remindAt) > now ? isoDay(new Date(remindAt)) : '';
  const [choice, setChoice] = useState(set ? onDay : none);
  const [day, setDay] = useState(set);
  const { pending, failure, setFailure, run } = useAction({ refetch: [savedKey] });
  const finish = async (work: () => Promise<unknown>, title: string) => {
    if (!(await run(work))) return;
    showToast({ title, confirmation: true });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = choice === onDay ? reminderOn(day) : choices.find(({ label }) => label === choice)?.at;
    if (at && !(at > new Date())) return setFailure('Choose a day after today.');
    void finish(() => save(messageId, at), at ? `Saved until ${shortMoment(at)}` : 'Message saved');
  };
  const choose = (value: string) => ({
    name: 'reminder',
    checked: choice === value,
    onChoose: () => setChoice(value),
  });
  return (
    <form onSubmit={submit} noValidate>
      <p className="mt-2 text-muted">Only you see your saved messages.</p>
      <fieldset className="mt-4">
        <legend className="font-semibold">Remind me</legend>
        <RadioChoice {...choose(none)} label="Not at all" />
        {choices.map(({ label, at }) => (
          <RadioChoice key={label} {...choose(label)} label={label} note={shortMoment(at)} />
        ))}
        <RadioChoice {...choose(onDay)} label="On a date, at 9:00" />
        <input
          type="date"
          aria-label="Date of the reminder"
          min={isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))}
          max="2099-12-30"
          value={day}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setChoice(onDay);
          }}
          className={`${controlClass} mt-1 ml-8 min-h-11`}
        />
      </fieldset>
      <ErrorLine error={failure} className="mt-3" />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {saved && <Button onClick={() => void finish(() => unsave(messageId), 'Removed')}>Remove</Button>}
        <Button onClick={onDone}>Cancel</Button>
        <Button look="primary" type="submit" data-initial-focus pending={pending}>
          {pending ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
