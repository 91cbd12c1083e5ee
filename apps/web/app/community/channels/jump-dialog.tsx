import { findFirstSince } from '@orbit-vine/contract/messages.ts';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { controlClass } from '../../ui/control.ts';
import { isoDay } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { channelHref } from '../links.ts';

interface JumpDialogProps {
  channelId: string;
  onDone: () => void;
}

/** Opens the channel at the first message of a day in the reader's time zone, or the nearest later one. */
export function JumpDialog({ channelId, onDone }: JumpDialogProps) {
  const navigate = useNavigate();
  const [day, setDay] = useState('');
  const { pending, failure, setFailure, run } = useAction();
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const midnight = new Date(`${day}T00:00`);
    if (!(midnight.getFullYear() > 1970)) return setFailure('Choose a date.');
    void run(async () => {
      const query = { since: midnight.toISOString() };
      const { messageId } = await call(findFirstSince, { params: { channelId }, query });
      if (!messageId) return setFailure('There are no messages on that day or later.');
      // Closed first, since that returns the focus to the button.
      flushSync(onDone);
      await navigate(channelHref(channelId, messageId));
    });
  };
  return (
    <Dialog title="Jump to a date" onDismiss={onDone}>
      <form onSubmit={jump} noValidate>
        <label className="mt-4 grid gap-1">
          <span>Shows the first message of that day, or the next one after it.</span>
          <input
            type="date"
            aria-label="Date"
            data-initial-focus
            max={isoDay(new Date())}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            className={`${controlClass} mt-2 min-h-11`}
          />
        </label>
        <ErrorLine error={failure} className="mt-3" />
        <DialogButtons onCancel={onDone} pending={pending}>
          {pending ? 'Looking…' : 'Go'}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
