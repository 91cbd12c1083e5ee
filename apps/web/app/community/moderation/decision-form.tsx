import type { Role } from '@orbit-vine/contract/members.ts';
import { decideReports, type ReportedMessage, type Sanction } from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminAction } from '../admin/admin-parts.tsx';
import { faultOf, SanctionChoice, sanctionOf } from './sanction-choice.tsx';

interface Decision {
  remove: boolean;
  sanction: Sanction | undefined;
}

/** Dismisses, or deletes and does something about the author; either closes all reports of the message. */
export function DecisionForm({ reported, by }: { reported: ReportedMessage; by: Role }) {
  const { message, author } = reported;
  const [fault, setFault] = useState<string>();
  const decide = useAdminAction('Done. Whoever reported it will be told.');
  const decideOn = ({ remove, sanction }: Decision) =>
    call(decideReports, {
      params: { messageId: message.id },
      body: { remove, ...(sanction && { measure: sanction }) },
    });
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const decision = { remove: form.has('remove'), sanction: sanctionOf(form) };
    const found =
      !decision.remove && !decision.sanction
        ? 'Choose what to do, or press Dismiss.'
        : faultOf(decision.sanction);
    setFault(found);
    if (!found) void decide.run(() => decideOn(decision));
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
        <SanctionChoice by={by} none="Nothing" fault={fault} />
      ) : (
        fault && (
          <p role="alert" className="text-wine">
            {fault}
          </p>
        )
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" type="submit" pending={decide.pending}>
          Act and close
        </Button>
        <Button
          pending={decide.pending}
          onClick={() => void decide.run(() => decideOn({ remove: false, sanction: undefined }))}
        >
          Dismiss
        </Button>
      </div>
    </form>
  );
}
