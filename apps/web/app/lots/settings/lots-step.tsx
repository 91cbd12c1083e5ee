import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { nextLotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { addEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useId, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { readAmount, toMl } from '../book/amounts.ts';
import { localDay } from '../book/local-day.ts';

interface LotsStepProps {
  cellar: WineryCellar;
  book: Book;
  onDone: () => void;
}

/** What stands in the cellar on the day that the book begins, one vessel at a time. */
export function LotsStep({ cellar, book, onDone }: LotsStepProps) {
  const { winery, setup } = cellar;
  const id = useId();
  const free = setup.vessels.filter(
    ({ name, retired }) => !retired && book.vessels.get(name)?.lot === undefined,
  );
  const [entryId, setEntryId] = useState(() => crypto.randomUUID());
  const [vessel, setVessel] = useState('');
  const [variety, setVariety] = useState('');
  const [vintage, setVintage] = useState(() => localDay(winery.timeZone).slice(0, 4));
  const [volume, setVolume] = useState('');
  const { run, pending, failure } = useAction();
  const amount = readAmount(volume) ?? 0;
  const year = Number(vintage);
  const isWhole =
    amount > 0 && year > 1900 && free.some(({ name }) => name === vessel) && variety.trim() !== '';
  const save = async () => {
    const named = variety.trim();
    const lot = nextLotCode(setup, book, { vintage: year, variety: named, taken: [] });
    const work = {
      op: 'start' as const,
      lot,
      levels: [{ vessel, ml: toMl(amount, winery.volumeUnit) }],
      composition: [{ component: { variety: named, block: null, vintage: year }, parts: 1 }],
    };
    const body = { id: entryId, workedOn: localDay(winery.timeZone), work };
    if (!(await run(() => call(addEntry, { params: { wineryId: winery.id }, body })))) return;
    setEntryId(crypto.randomUUID());
    setVessel('');
    setVolume('');
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>Enter what each vessel holds today. The lot automatically gets a code such as 25-CF-01.</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Field
          label="Vessel"
          list={free.map(({ name }) => name)}
          value={vessel}
          onChange={(text) => setVessel(text.toUpperCase())}
          id={`${id}-vessel`}
        />
        <Field
          label={`Volume in ${winery.volumeUnit}`}
          inputMode="decimal"
          value={volume}
          onChange={setVolume}
          id={`${id}-volume`}
        />
        <Field
          label="Variety"
          list={setup.varieties.map(({ name }) => name)}
          value={variety}
          onChange={setVariety}
          id={`${id}-variety`}
        />
        <Field
          label="Vintage"
          inputMode="numeric"
          value={vintage}
          onChange={setVintage}
          id={`${id}-vintage`}
        />
      </div>
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending} disabled={!isWhole}>
          Add this lot
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  id: string;
  label: string;
  value: string;
  list?: readonly string[];
  inputMode?: 'decimal' | 'numeric';
  onChange: (text: string) => void;
}

function Field({ id, label, value, list, inputMode, onChange }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        value={value}
        inputMode={inputMode}
        list={list && `${id}-list`}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={`block h-11 w-full min-w-0 ${controlClass}`}
      />
      {list && (
        <datalist id={`${id}-list`}>
          {list.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </div>
  );
}
