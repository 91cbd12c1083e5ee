import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { useRef, useState } from 'react';
import { listInWords } from '../../platform/formatters.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { localDay } from '../book/local-day.ts';
import { useStoring } from '../entry/use-storing.ts';
import { BottlesTable } from './bottles-table.tsx';
import { DayField } from './field.tsx';
import type { OpeningLine } from './opening-line.ts';
import { OpeningTable } from './opening-table.tsx';
import { readOpening } from './read-opening.ts';
import { storeOpening, winesIn } from './store-opening.ts';

interface OpeningFormProps {
  cellar: WineryCellar;
  book: Book;
  onDone: () => void;
}

/** Vessels, what they hold, and bottled wine, typed as anyone writes them or pasted from a spreadsheet. */
export function OpeningForm({ cellar, book, onDone }: OpeningFormProps) {
  const { winery, setup } = cellar;
  const [text, setText] = useState('');
  const [day, setDay] = useState(() => localDay(winery.timeZone));
  const [pressed, setPressed] = useState(false);
  const [done, setDone] = useState('');
  const idOf = useIds();
  const { store, pending, failure, isDoubted } = useStoring();
  const lines = readOpening(text, { setup, ...winery });
  const lots = lines.flatMap((line, at) =>
    winesIn([line]).map((wine) => ({ id: idOf(`${at} ${line.text}`), wine })),
  );
  const vessels = lines.flatMap((line) => line.vessels);
  const missing = missingIn(lines);
  const write = (changed: string) => {
    setDone('');
    setText(changed);
  };
  const label = labelFor(vessels.length, lots.length);
  const save = async () => {
    setPressed(true);
    if (missing !== undefined) return;
    const send = (despite: boolean) => storeOpening({ cellar, book, vessels, lots, workedOn: day, despite });
    const isStored = await store([text, day], send);
    if (isStored) {
      setText('');
      setPressed(false);
      setDone(`Stored: ${counted(lines)}.`);
    }
    // Even after a failure, since the vessels may be stored.
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Help />
      <TextArea
        label="Vessels and bottles"
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={winery.volumeUnit === 'L' ? metricExample : example}
        onChange={(event) => write(event.target.value)}
      />
      <Reading lines={lines} unit={winery.volumeUnit} done={done} />
      {lots.length > 0 && <DayOfStock day={day} onChange={setDay} />}
      <ErrorLine error={(pressed && missing) || failure} className="mt-3" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending}>
          {isDoubted([text, day]) ? 'It’s right: store it anyway' : label}
        </Button>
      </div>
    </form>
  );
}

/** The list as it was read, or what was stored last. */
function Reading({ lines, unit, done }: { lines: readonly OpeningLine[]; unit: 'gal' | 'L'; done: string }) {
  const { bottles = [], vessels = [] } = Object.groupBy(lines, ({ isOfBottles }) =>
    isOfBottles ? 'bottles' : 'vessels',
  );
  const words = counted(lines);
  return (
    <>
      <p role="status" className="mt-2 font-semibold text-sm">
        {words === '' ? done : `Read: ${words}`}
      </p>
      {vessels.length > 0 && <OpeningTable lines={vessels} unit={unit} />}
      {bottles.length > 0 && <BottlesTable lines={bottles} />}
    </>
  );
}

function DayOfStock({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  return (
    <>
      <DayField label="Day on which this was so" value={day} onChange={onChange} />
      <p className="mt-1 text-muted text-sm">
        To have it on hand at the beginning of a month’s sheet, choose the last day of the month before.
      </p>
    </>
  );
}

const bottlesExample = '2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %';
const example = `T1-T4 500 gal\nT5 500 gal, 312 gal of 2024 Merlot\nB101-B110, 59 gal each, 2024 Cab Franc\nBIN1-BIN8 1 ton\n${bottlesExample}`;
const metricExample = `T1-T4 2000 L\nT5 2000 L, 1180 L of 2024 Merlot\nB101-B110, 225 L each, 2024 Cab Franc\nBIN1-BIN8 450 kg\n${bottlesExample}`;

function Help() {
  return (
    <>
      <p>
        Write what stands in your cellar, one line for each vessel or for vessels that are alike. If they hold
        wine, add how much, the vintage, and the variety; a block and the alcohol if you know them. Write
        bottled wine on a separate line, with the number of cases.
      </p>
      <p className="mt-2">
        You can also paste a table from a spreadsheet, with headings such as Vessel, Capacity, Volume,
        Variety, and Vintage, or Wine, Vintage, Cases, and Bottle size. Below the box you see how each line is
        understood before anything is stored.
      </p>
    </>
  );
}

/** A line keeps the id of its entry, so that a repeated request stores it once. */
function useIds(): (key: string) => string {
  const ids = useRef(new Map<string, string>());
  return (key) => {
    const id = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, id);
    return id;
  };
}

function missingIn(lines: readonly OpeningLine[]): string | undefined {
  if (lines.length === 0) return 'Write your vessels or bottles first, such as T1-T4 500 gal.';
  const count = lines.filter(({ questions }) => questions.length > 0).length;
  if (count === 0) return undefined;
  return count === 1
    ? 'One line has a question, in red above. Change the line, and save again.'
    : `${count} lines have a question, in red above. Change the lines, and save again.`;
}

function labelFor(vessels: number, lots: number): string {
  if (lots === 0) return 'Save the vessels';
  return vessels === 0 ? 'Save the wine' : 'Save the vessels and the wine';
}

/** "13 vessels, 2 lots in vessels, and 800 cases in bottles" */
function counted(lines: readonly OpeningLine[]): string {
  const vessels = lines.reduce((sum, line) => sum + line.vessels.length, 0);
  const wines = lines.filter(({ wine }) => wine).length;
  const stocks = lines.flatMap(({ stock }) => stock?.bottles.count ?? []);
  const bottles = stocks.reduce((sum, count) => sum + count, 0);
  return listInWords([
    ...(vessels > 0 ? [amountOf(vessels, 'vessel')] : []),
    ...(wines > 0 ? [`${amountOf(wines, 'lot')} of wine in vessels`] : []),
    ...(bottles > 0 ? [amountOf(bottles, 'bottle')] : []),
  ]);
}

const amountOf = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
