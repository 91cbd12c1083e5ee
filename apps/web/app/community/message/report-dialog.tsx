import { limits } from '@orbit-vine/contract/limits.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { type ReportReason, reportMessage, reportReasons } from '@orbit-vine/contract/moderation.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call, ProblemError } from '../../api.ts';
import { Modal } from '../../ui/modal.tsx';
import { showToast } from '../../ui/toast.tsx';
import { meQuery } from '../channels.ts';
import { SmallButton } from '../small-button.tsx';

const sheet =
  'm-auto max-h-[90dvh] w-full max-w-md overflow-y-auto rounded-xs shadow-2xl shadow-ink/30 max-sm:mb-0 max-sm:max-w-none';
const reasons = Object.entries(reportReasons) as [ReportReason, string][];

export function ReportDialog({ message, onDone }: { message: Message; onDone: () => void }) {
  const { data: me } = useQuery(meQuery);
  const [state, setState] = useState<{ pending?: boolean; fault?: string }>({});
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = form.get('reason') as ReportReason | null;
    if (!reason) return setState({ fault: 'Choose a reason.' });
    setState({ pending: true });
    try {
      const body = { reason, note: String(form.get('note') ?? '') };
      await call(reportMessage, { params: { messageId: message.id }, body });
      showToast({ title: 'Report sent', description: 'A moderator will look at the message.' });
      onDone();
    } catch (problem) {
      if (!(problem instanceof ProblemError)) throw problem;
      setState({ fault: problem.title });
    }
  };
  return (
    <Modal title="Report this message" onDismiss={onDone} className={sheet}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <p className="mt-2 text-muted">Only moderators see your report. {message.author.name} is not told.</p>
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
        {/* Whoever is muted may say that something is wrong, but writes nothing. */}
        {!me?.mutedUntil && (
          <label className="mt-3 block">
            <span className="font-semibold">Anything to add?</span>
            <textarea
              name="note"
              rows={3}
              maxLength={limits.reportNote}
              className="mt-1.5 w-full rounded-xs border border-edge bg-sheet px-3 py-2 focus-visible:outline-2 focus-visible:outline-wine"
            />
          </label>
        )}
        {state.fault && (
          <p role="alert" className="mt-3 text-wine">
            {state.fault}
          </p>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <SmallButton label="Cancel" onClick={onDone} />
          <button
            type="submit"
            disabled={state.pending}
            className="h-9 rounded-xs bg-wine px-4 text-sm font-semibold text-on-wine outline-offset-2 pointer-coarse:h-11 hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-60"
          >
            {state.pending ? 'Sending…' : 'Send report'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
