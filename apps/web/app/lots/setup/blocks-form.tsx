import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';
import { readBlockList, writeBlockList } from '../block-list.ts';

/** Blocks of vines, one a line: name, variety, and the areas it lies in, which the label check asks for. */
export function BlocksForm({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { winery, setup } = cellar;
  const [text, setText] = useState(() => writeBlockList(setup.blocks));
  const { run, pending, failure } = useAction();
  const { blocks, problems } = readBlockList(text);
  const save = async () => {
    const body = { seq: winery.seq, setup: { ...setup, blocks } };
    if (await run(() => call(changeSetup, { params: { wineryId: winery.id }, body }))) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>
        A line for each: its name, its variety, then the viticultural area and the larger ones it lies in,
        separated by commas.
      </p>
      <TextArea
        label="Blocks"
        rows={5}
        spellCheck={false}
        value={text}
        placeholder="3, Chambourcin, Lake Michigan Shore, Michigan"
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="mt-2 text-sm text-wine">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending} disabled={problems.length > 0}>
          Save the blocks
        </Button>
      </div>
    </form>
  );
}
