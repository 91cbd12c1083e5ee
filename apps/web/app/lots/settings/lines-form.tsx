import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';

interface LinesFormProps {
  cellar: WineryCellar;
  onDone: () => void;
  label: string;
  rows: number;
  submit: string;
  placeholder?: string;
  look?: 'primary' | 'secondary';
  /** As the set-up has it now, in lines. */
  written: string;
  /** The set-up with what the lines say, and what is wrong with them. */
  read: (text: string) => { changes: Partial<Setup>; problems: string[]; isEmpty?: boolean };
  /** How to write it, above the field. */
  children: ReactNode;
  /** What was understood so far. */
  says?: (text: string) => ReactNode;
}

/** A part of the set-up, written as lines and saved whole. What is written stays, whoever changes something else meanwhile. */
export function LinesForm({ cellar, onDone, written, read, children, says, ...form }: LinesFormProps) {
  const { winery, setup } = cellar;
  // What stood there when somebody began to write, so that another's change of the same lines is not overwritten unseen.
  const [draft, setDraft] = useState<{ text: string; over: string }>();
  const [isSaved, setSaved] = useState(false);
  const { run, pending, failure } = useAction();
  const text = draft?.text ?? written;
  const { changes, problems, isEmpty = false } = read(text);
  const isOvertaken = draft !== undefined && draft.over !== written;
  const save = async () => {
    const body = { seq: winery.seq, setup: { ...setup, ...changes } };
    if (!(await run(() => call(changeSetup, { params: { wineryId: winery.id }, body })))) return;
    setDraft(undefined);
    setSaved(true);
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <TextArea
        label={form.label}
        rows={form.rows}
        spellCheck={false}
        value={text}
        placeholder={form.placeholder}
        onChange={(event) => {
          setSaved(false);
          setDraft({ text: event.target.value, over: draft?.over ?? written });
        }}
      />
      {says && (
        <p role="status" className="mt-2 text-sm">
          {says(text)}
        </p>
      )}
      <ul className="mt-2 text-sm text-wine">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {isOvertaken && <Overtaken onSeeTheirs={() => setDraft(undefined)} />}
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button
          look={form.look ?? 'secondary'}
          size="large"
          type="submit"
          pending={pending}
          disabled={isEmpty || problems.length > 0}
        >
          {form.submit}
        </Button>
        <span role="status" className="ml-4">
          {isSaved && 'Saved.'}
        </span>
      </div>
    </form>
  );
}

function Overtaken({ onSeeTheirs }: { onSeeTheirs: () => void }) {
  return (
    <p role="status" className="mt-2 text-sm text-wine">
      Somebody else has changed these lines since you began. Saving replaces theirs with yours.{' '}
      <Button look="link" className="min-h-11" onClick={onSeeTheirs}>
        See theirs
      </Button>
    </p>
  );
}
