import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';
import { readNameList, writeNameList } from './name-list.ts';

type Part = 'materials' | 'varieties';

interface NamesFormProps {
  cellar: WineryCellar;
  part: Part;
  onDone: () => void;
}

/** Materials or varieties, one a line, with the other words that the crew says for them. */
export function NamesForm({ cellar, part, onDone }: NamesFormProps) {
  const { winery, setup } = cellar;
  const [text, setText] = useState(() => writeNameList(setup[part]));
  const { run, pending, failure } = useAction({ done: 'Saved' });
  const { names, problems } = readNameList(text, setup[part]);
  const save = async () => {
    const body = { seq: winery.seq, setup: { ...setup, [part]: names } };
    if (await run(() => call(changeSetup, { params: { wineryId: winery.id }, body }))) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-sm">
        One a line; behind it, parted by commas, what else the crew calls it. What is not here is asked about
        when somebody texts it.
      </p>
      <TextArea
        label={part === 'materials' ? 'Materials' : 'Varieties'}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-2 text-sm text-wine">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button size="large" type="submit" pending={pending} disabled={problems.length > 0}>
          {part === 'materials' ? 'Save the materials' : 'Save the varieties'}
        </Button>
      </div>
    </form>
  );
}
