import { limits } from '@orbit-vine/contract/limits.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import { decideReports, type ReportedMessage } from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAdminAction } from '../admin/admin-parts.tsx';
import { CheckLine, SanctionFields } from './sanction-fields.tsx';
import { type ChosenSanction, decisionWords, faultOf, makeSanction } from './sanctions.ts';

/** Both decisions close all reports of the message. */
export function DecisionForm({ reported, by }: { reported: ReportedMessage; by: Role }) {
  const { message, author, reports } = reported;
  const { id: messageId, deleted: gone = false } = message;
  const [ticked, setTicked] = useState(reports.some(({ reason }) => reason === 'spam'));
  const [sanction, choose] = useState<ChosenSanction>({ name: '', removesMessages: false });
  const chosen = sanction.name;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const decide = useAdminAction('Done. The members who reported it will be notified.');
  const remove = ticked && !gone;
  const acts = remove || chosen !== '';
  const close = (body: Record<string, unknown>) =>
    void decide.run(() => call(decideReports, { params: { messageId }, body }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const measure = makeSanction(sanction, text);
    const found = faultOf(measure);
    setFault(found);
    if (!found) close({ remove, ...(measure ? { measure } : remove && { reason: text }) });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 border-t border-line pt-4">
      {!gone && <CheckLine label="Remove the message" checked={ticked} onChange={setTicked} />}
      {author?.below && <SanctionFields by={by} chosen={sanction} onChoose={choose} optional />}
      {acts && author && (
        <TextArea
          label={chosen ? 'What to tell the member' : 'Why you’re removing it (the author will see this)'}
          rows={2}
          maxLength={limits.staffNote}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ErrorLine error={fault} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look={acts ? 'primary' : 'secondary'} type="submit" pending={decide.pending}>
          {decisionWords({ gone, remove, sanction: chosen || undefined })}
        </Button>
        {acts && (
          <Button pending={decide.pending} onClick={() => close({})}>
            {decisionWords({ gone, remove: false, sanction: undefined })}
          </Button>
        )}
      </div>
    </form>
  );
}
