import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { Overtaken, useSetupDraft } from './setup-draft.tsx';

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
  const { nameLists } = useOfficeWording();
  const { text, setText, save, isOvertaken, pending, failure } = useSetupDraft({ cellar, stored, onDone });
  const [isSaved, setSaved] = useState(false);
  const { changes, problems } = read(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(changes).then(setSaved);
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
          {isSaved && nameLists.saved}
        </span>
      </div>
    </form>
  );
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
