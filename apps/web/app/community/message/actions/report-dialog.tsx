import { limits } from '@orbit-vine/contract/limits.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { type ReportReason, reportMessage, reportReasons } from '@orbit-vine/contract/moderation.ts';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { meQuery } from '../../../account/members/me.ts';
import { call } from '../../../platform/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

export function ReportDialog({ message, onDone }: { message: Message; onDone: () => void }) {
  const { data: me } = useQuery(meQuery);
  const { pending, failure, setFailure, run } = useAction();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = form.get('reason') as ReportReason | null;
    if (!reason) return setFailure('Choose a reason.');
    const body = { reason, note: String(form.get('note') ?? '') };
    const sent = await run(() => call(reportMessage, { params: { messageId: message.id }, body }));
    if (!sent) return;
    showToast({ title: 'Report sent', description: 'A moderator will look at the message.' });
    onDone();
  };
  return (
    <Dialog title="Report this message" onDismiss={onDone}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <p className="mt-2 text-muted">Only moderators see your report. {message.author.name} isn’t told.</p>
        <fieldset className="mt-4">
          <legend className="font-semibold">What is wrong with it?</legend>
          {reasons.map(([reason, label], at) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={reason}
                data-initial-focus={at === 0 || undefined}
                className="size-5 accent-wine"
              />
              {label}
            </label>
          ))}
        </fieldset>
        {/* Muted members may report, but not write. */}
        {!me?.mutedUntil && (
          <TextArea label="Anything to add?" name="note" rows={3} maxLength={limits.reportNote} />
        )}
        <ErrorLine error={failure} className="mt-3" />
        <DialogButtons onCancel={onDone} pending={pending}>
          {pending ? 'Sending…' : 'Send report'}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
