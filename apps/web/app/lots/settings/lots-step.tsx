import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
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

/** What is in the cellar on the day the book begins, one vessel at a time. */
export function LotsStep({ cellar, book, onDone }: LotsStepProps) {
  const { winery, setup } = cellar;
  const id = useId();
  const free = setup.vessels.filter(
    ({ name, retired }) => !retired && book.vessels.get(name)?.lot === undefined,
  );
  const [entryId, setEntryId] = useState(() => crypto.randomUUID());
  const [lot, setLot] = useState<NewLot>(() => ({
    vessel: '',
    variety: '',
    vintage: localDay(winery.timeZone).slice(0, 4),
    volume: '',
  }));
  const { run, pending, failure } = useAction();
  const isComplete = free.some(({ name }) => name === lot.vessel) && isValid(lot);
  const save = async () => {
    const body = { id: entryId, workedOn: localDay(winery.timeZone), work: startOf(lot, cellar, book) };
    if (!(await run(() => call(addEntry, { params: { wineryId: winery.id }, body })))) return;
    setEntryId(crypto.randomUUID());
    setLot({ ...lot, vessel: '', volume: '' });
    onDone();
  };
  const field = (name: keyof NewLot) => ({
    id: `${id}-${name}`,
    value: lot[name],
    onChange: (text: string) => setLot({ ...lot, [name]: name === 'vessel' ? text.toUpperCase() : text }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>Enter what each vessel holds today. The lot automatically gets a code such as 25-CF-01.</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Field label="Vessel" list={free.map(({ name }) => name)} {...field('vessel')} />
        <Field label={`Volume in ${winery.volumeUnit}`} inputMode="decimal" {...field('volume')} />
        <Field label="Variety" list={setup.varieties.map(({ name }) => name)} {...field('variety')} />
        <Field label="Vintage" inputMode="numeric" {...field('vintage')} />
      </div>
      <ErrorLine error={failure} className="mt-2" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending} disabled={!isComplete}>
          Add this lot
        </Button>
      </div>
    </form>
  );
}

/** The fields as typed. */
interface NewLot {
  vessel: string;
  variety: string;
  vintage: string;
  volume: string;
}

function isValid({ variety, vintage, volume }: NewLot): boolean {
  return (readAmount(volume) ?? 0) > 0 && Number(vintage) > 1900 && variety.trim() !== '';
}

function startOf(typed: NewLot, { winery, setup }: WineryCellar, book: Book): WorkOf<'start'> {
  const variety = typed.variety.trim();
  const vintage = Number(typed.vintage);
  return {
    op: 'start',
    lot: nextLotCode(setup, book, { vintage, variety, taken: [] }),
    levels: [{ vessel: typed.vessel, ml: toMl(readAmount(typed.volume) ?? 0, winery.volumeUnit) }],
    composition: [{ component: { variety, block: null, vintage }, parts: 1 }],
  };
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
