import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';
import { readVesselList } from '../quick-vessels.ts';

/** Vessels by a list, as one writes it down or copies it from a sheet. Those of the same name are replaced. */
export function VesselsStep({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { winery, setup } = cellar;
  const [text, setText] = useState('');
  const { run, pending, failure } = useAction();
  const { vessels, problems } = readVesselList(text, winery.volumeUnit);
  const save = async () => {
    const names = new Set(vessels.map(({ name }) => name));
    const all = [...setup.vessels.filter(({ name }) => !names.has(name)), ...vessels];
    const body = { seq: winery.seq, setup: { ...setup, vessels: all } };
    if (await run(() => call(changeSetup, { params: { wineryId: winery.id }, body }))) onDone();
  };
  const isMetric = winery.volumeUnit === 'L';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>
        One line for each vessel, or for a run of them, with what it holds. Tanks begin with T, barrels with
        B, bins with BIN, kegs with K, drums with D, carboys with C; or say it behind the name. Lines of a
        sheet work too.
      </p>
      <TextArea
        label="Vessels"
        rows={6}
        spellCheck={false}
        value={text}
        placeholder={isMetric ? 'T1-T4 2000\nB101-B120\nBIN1-BIN8' : 'T1-T4 500\nB101-B120\nBIN1-BIN8'}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="mt-2 text-sm">
        {vessels.length > 0 && (
          <>
            <strong className="font-semibold">{`${vessels.length} vessels: `}</strong>
            {vessels
              .slice(0, 12)
              .map(({ name }) => name)
              .join(', ')}
            {vessels.length > 12 && ' …'}
          </>
        )}
      </p>
      <ul className="text-sm text-wine">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button
          look="primary"
          size="large"
          type="submit"
          pending={pending}
          disabled={vessels.length === 0 || problems.length > 0}
        >
          Save the vessels
        </Button>
      </div>
    </form>
  );
}
