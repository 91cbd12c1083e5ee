import type { Role } from '@orbit-vine/contract/members.ts';
import { decideReports, type Measure, type ReportedMessage } from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { smallButton, useDeed } from '../admin/admin-parts.tsx';
import { faultOf, MeasureChoice, measureOf } from './measure-choice.tsx';

interface Decision {
  remove: boolean;
  measure: Measure | undefined;
}

/** Dismisses, or deletes and does something about the author; either closes all reports of the message. */
export function DecisionForm({ reported, by }: { reported: ReportedMessage; by: Role }) {
  const { message, author } = reported;
  const [fault, setFault] = useState<string>();
  const decide = useDeed(
    ({ remove, measure }: Decision) =>
      call(decideReports, {
        params: { messageId: message.id },
        body: { remove, ...(measure && { measure }) },
      }),
    'Done. Whoever reported it is told.',
  );
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const decision = { remove: form.has('remove'), measure: measureOf(form) };
    const found =
      !decision.remove && !decision.measure ? 'Choose what to do, or dismiss.' : faultOf(decision.measure);
    setFault(found);
    if (!found) decide.mutate(decision);
  };
  return (
    <form onSubmit={act} noValidate className="mt-4 border-t border-line pt-4">
      {!message.deleted && (
        <label className="mb-3 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="remove" className="size-5 accent-wine" />
          Delete the message
        </label>
      )}
      {author?.below ? (
        <MeasureChoice by={by} none="Nothing" fault={fault} />
      ) : (
        fault && (
          <p role="alert" className="text-wine">
            {fault}
          </p>
        )
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={decide.isPending}
          className="min-h-11 rounded-xs bg-wine px-4 text-sm font-semibold text-on-wine outline-offset-2 hover:opacity-90 focus-visible:outline-2 focus-visible:outline-wine disabled:opacity-60"
        >
          Act and close
        </button>
        <button
          type="button"
          disabled={decide.isPending}
          className={smallButton}
          onClick={() => decide.mutate({ remove: false, measure: undefined })}
        >
          Dismiss
        </button>
      </div>
    </form>
  );
}
