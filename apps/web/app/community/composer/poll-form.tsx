import { isBlank } from '@orbit-vine/contract/is-blank.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import type { Quote } from '@orbit-vine/contract/messages.ts';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogButtons } from '../../ui/dialog-buttons.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { endChoices } from '../message/end-choices.ts';
import { useMemberTools } from '../sync/member-context.ts';

interface PollFormProps {
  channelId: string;
  draftId: string;
  root: Quote | undefined;
  onDone: () => void;
}

interface WrittenPoll {
  readonly question: string;
  readonly choices: readonly string[];
  readonly several: boolean;
  readonly days: string;
}

/** The question begins with the draft, which it takes along. */
export function PollForm({ channelId, draftId, root, onDone }: PollFormProps) {
  const { drafts, outbox } = useMemberTools();
  const [written, setWritten] = useState<WrittenPoll>({
    question: drafts.of(draftId).text,
    choices: ['', ''],
    several: false,
    days: '',
  });
  const [fault, setFault] = useState<string>();
  const send = () => {
    const { question, several, days } = written;
    const choices = written.choices.map((choice) => choice.trim()).filter((choice) => !isBlank(choice));
    const found = faultOf(question, choices);
    setFault(found);
    if (found) return;
    outbox.queue({
      id: crypto.randomUUID(),
      channelId,
      content: question.trim(),
      poll: { choices, ...(several && { several }), ...(days && { days: Number(days) }) },
      queuedAt: new Date().toISOString(),
      ...(root && { replyTo: root }),
    });
    drafts.change(draftId, (draft) => ({ ...draft, text: '' }));
    onDone();
  };
  return (
    <Dialog title="New poll" onDismiss={onDone}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PollFields written={written} onChange={(change) => setWritten({ ...written, ...change })} />
        <p className="text-sm text-muted">
          Everyone here sees who voted for what. Votes can be changed until the poll ends.
        </p>
        <ErrorLine error={fault} />
        <DialogButtons onCancel={onDone}>Send poll</DialogButtons>
      </form>
    </Dialog>
  );
}

interface PollFieldsProps {
  written: WrittenPoll;
  onChange: (change: Partial<WrittenPoll>) => void;
}

function PollFields({ written, onChange }: PollFieldsProps) {
  const { question, choices, several, days } = written;
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Question
        </label>
        <textarea
          id={id}
          rows={2}
          dir="auto"
          value={question}
          maxLength={limits.messageLength}
          data-initial-focus
          onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
          className={`block w-full py-2 ${controlClass}`}
        />
      </div>
      <ChoiceFields choices={choices} onChange={(changed) => onChange({ choices: changed })} />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={several}
          onChange={({ currentTarget }) => onChange({ several: currentTarget.checked })}
          className="size-4 accent-vine"
        />
        Members can choose several
      </label>
      <Select
        label="Ends"
        className="w-full"
        value={days}
        onChange={(chosen) => onChange({ days: chosen })}
        choices={[['', 'When it’s closed'], ...endChoices([1, 3, 7, 14, 30])]}
      />
    </>
  );
}

function faultOf(question: string, choices: readonly string[]): string | undefined {
  if (isBlank(question)) return 'Please write a question.';
  if (choices.length < limits.pollChoicesMin) return 'Please write at least two choices.';
  if (new Set(choices).size < choices.length) return 'Two choices are the same.';
  return undefined;
}

interface ChoiceFieldsProps {
  choices: readonly string[];
  onChange: (choices: string[]) => void;
}

/** Blank ones are left out. */
function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Choices</legend>
      {choices.map((choice, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place in the list
          key={at}
          aria-label={`Choice ${at + 1}`}
          dir="auto"
          value={choice}
          maxLength={limits.pollChoiceLength}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(choices.with(at, currentTarget.value))}
          className={`block h-11 w-full ${controlClass}`}
        />
      ))}
      {choices.length < limits.pollChoices && (
        <p>
          <Button onClick={() => onChange([...choices, ''])}>Add a choice</Button>
        </p>
      )}
    </fieldset>
  );
}
