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
  /** The current set-up as lines. */
  stored: string;
  read: (text: string) => { changes: Partial<Setup>; problems: string[] };
  children: ReactNode;
}

/** Edits a part of the set-up as lines and saves it whole. A draft survives changes by others. */
export function LinesForm({ cellar, onDone, stored, read, children, ...form }: LinesFormProps) {
  const { text, isOvertaken, setText } = useDraft(stored);
  const [isSaved, setSaved] = useState(false);
  const { changes, problems } = read(text);
  const { run, pending, failure } = useAction();
  const save = async () => {
    const { winery, setup } = cellar;
    const body = { seq: winery.seq, setup: { ...setup, ...changes } };
    if (!(await run(() => call(changeSetup, { params: { wineryId: winery.id }, body })))) return;
    setText(undefined);
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
          setText(event.target.value);
        }}
      />
      <Problems problems={problems} />
      {isOvertaken && <Overtaken onSeeTheirs={() => setText(undefined)} />}
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending} disabled={problems.length > 0}>
          {form.submit}
        </Button>
        <span role="status" className="ml-4">
          {isSaved && 'Saved.'}
        </span>
      </div>
    </form>
  );
}

/** Edited text over the stored one. Another person's change to the stored text in between is not overwritten unseen. */
function useDraft(stored: string) {
  const [draft, setDraft] = useState<{ text: string; over: string }>();
  return {
    text: draft?.text ?? stored,
    isOvertaken: draft !== undefined && draft.over !== stored,
    setText: (text: string | undefined) =>
      setDraft(text === undefined ? undefined : { text, over: draft?.over ?? stored }),
  };
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <ul className="mt-2 text-sm text-wine">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

function Overtaken({ onSeeTheirs }: { onSeeTheirs: () => void }) {
  return (
    <p role="status" className="mt-2 text-sm text-wine">
      Someone else has changed these lines since you began. Saving replaces theirs with yours.{' '}
      <Button look="link" className="min-h-11" onClick={onSeeTheirs}>
        See theirs
      </Button>
    </p>
  );
}
