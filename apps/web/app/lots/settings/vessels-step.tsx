import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { LinesForm } from './lines-form.tsx';
import { readVesselList } from './vessel-list.ts';

const shown = 12;

/** Vessels by list, typed or copied from a sheet. Existing vessels of the same name are replaced. */
export function VesselsStep({ cellar, onDone }: { cellar: WineryCellar; onDone: () => void }) {
  const { winery, setup } = cellar;
  const isMetric = winery.volumeUnit === 'L';
  const listed = (text: string) => readVesselList(text, winery.volumeUnit);
  return (
    <LinesForm
      cellar={cellar}
      onDone={onDone}
      label="Vessels"
      rows={6}
      submit="Save the vessels"
      look="primary"
      placeholder={isMetric ? 'T1-T4 2000\nB101-B120\nBIN1-BIN8' : 'T1-T4 500\nB101-B120\nBIN1-BIN8'}
      stored=""
      read={(text) => {
        const { vessels, problems } = listed(text);
        const names = new Set(vessels.map(({ name }) => name));
        const all = [...setup.vessels.filter(({ name }) => !names.has(name)), ...vessels];
        return { changes: { vessels: all }, problems, isEmpty: vessels.length === 0 };
      }}
      summary={(text) => {
        const names = listed(text).vessels.map(({ name }) => name);
        if (names.length === 0) return null;
        return (
          <>
            <strong className="font-semibold">
              {names.length === 1 ? '1 vessel: ' : `${names.length} vessels: `}
            </strong>
            {names.slice(0, shown).join(', ')}
            {names.length > shown && ' …'}
          </>
        );
      }}
    >
      <p>
        One line for each vessel, or for a run of them, with its capacity. Tanks begin with T, barrels with B,
        bins with BIN, kegs with K, drums with D, and carboys with C; or write the kind after the name. Lines
        from a spreadsheet work, too.
      </p>
    </LinesForm>
  );
}
