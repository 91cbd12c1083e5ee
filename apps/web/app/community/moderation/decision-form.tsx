import { limits } from '@orbit-vine/contract/limits.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import { decideReports, type ReportedMessage } from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAdminAction } from '../admin/admin-parts.tsx';
import { decisionWords, faultOf, makeSanction, type SanctionName, sanctionChoices } from './sanctions.ts';

/** Both decisions close all reports of the message. */
export function DecisionForm({ reported, by }: { reported: ReportedMessage; by: Role }) {
  const { message, author, reports } = reported;
  const { id: messageId, deleted: gone = false } = message;
  const [ticked, setTicked] = useState(reports.some(({ reason }) => reason === 'spam'));
  const [chosen, choose] = useState<SanctionName | ''>('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const decide = useAdminAction('Done. The members who reported it will be notified.');
  const remove = ticked && !gone;
  const acts = remove || chosen !== '';
  const close = (body: Record<string, unknown>) =>
    void decide.run(() => call(decideReports, { params: { messageId }, body }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const measure = chosen ? makeSanction(chosen, text) : undefined;
    const found = faultOf(measure);
    setFault(found);
    if (!found) close({ remove, ...(measure ? { measure } : remove && { reason: text }) });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 border-t border-line pt-4">
      {!gone && <RemoveChoice checked={ticked} onChange={setTicked} />}
      {author?.below && (
        <Select
          label="What to do about the member"
          value={chosen}
          choices={[['', 'No action'], ...sanctionChoices(by)]}
          onChange={choose}
          className="w-full max-w-xs"
        />
      )}
      {acts && author && (
        <TextArea
          label={chosen ? 'What to tell them' : 'Why you are removing it (its author will see this)'}
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

interface RemoveChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function RemoveChoice({ checked, onChange }: RemoveChoiceProps) {
  return (
    <label className="mb-3 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 accent-wine"
      />
      Remove the message
    </label>
  );
}
