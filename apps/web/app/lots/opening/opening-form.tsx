import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { localDay } from '../book/local-day.ts';
import { useStoring } from '../entry/use-storing.ts';
import type { Wording } from '../wording/english.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { useWording } from '../wording/use-wording.ts';
import { BottlesTable } from './bottles-table.tsx';
import { DayField } from './field.tsx';
import type { OpeningLine } from './opening-line.ts';
import { OpeningTable } from './opening-table.tsx';
import { readOpening } from './read-opening.ts';
import { storeOpening, winesIn } from './store-opening.ts';

type ListWords = OfficeWording['openingList'];

interface OpeningFormProps {
  cellar: WineryCellar;
  book: Book;
  onDone: () => void;
}

/** Vessels, what they hold, and bottled wine, typed as anyone writes them or pasted from a spreadsheet. */
export function OpeningForm({ cellar, book, onDone }: OpeningFormProps) {
  const wording = useWording();
  const { openingList, listQuestions } = useOfficeWording();
  const { winery, setup } = cellar;
  const [text, setText] = useState('');
  const [day, setDay] = useState(() => localDay(winery.timeZone));
  const [pressed, setPressed] = useState(false);
  const [done, setDone] = useState('');
  const idOf = useIds();
  const { store, pending, failure, isDoubted } = useStoring();
  const lines = readOpening(text, { setup, ...winery, ask: { ...wording.opening, ...listQuestions } });
  const lots = lotsIn(lines, idOf);
  const vessels = lines.flatMap((line) => line.vessels);
  const missing = missingIn(lines, openingList);
  const save = async () => {
    setPressed(true);
    if (missing !== undefined) return;
    const send = (despite: boolean) =>
      storeOpening({ cellar, book, vessels, lots, workedOn: day, despite, language: wording.language });
    if (await store([text, day], send)) {
      setText('');
      setPressed(false);
      setDone(openingList.stored(counted(lines, wording, openingList)));
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
        label={openingList.label}
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={winery.volumeUnit === 'L' ? openingList.metricExample : openingList.example}
        onChange={(event) => {
          setDone('');
          setText(event.target.value);
        }}
      />
      <Reading lines={lines} unit={winery.volumeUnit} done={done} />
      {lots.length > 0 && <DayOfStock day={day} onChange={setDay} />}
      <ErrorLine error={(pressed && missing) || failure} className="mt-3" />
      <div className="mt-4">
        <Button look="primary" size="large" type="submit" pending={pending}>
          {isDoubted([text, day])
            ? wording.rows.storeAnyway
            : labelFor(vessels.length, lots.length, openingList)}
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
  const wording = useWording();
  const { openingList } = useOfficeWording();
  const words = counted(lines, wording, openingList);
  return (
    <>
      <p role="status" className="mt-2 font-semibold text-sm">
        {words === '' ? done : openingList.read(words)}
      </p>
      {vessels.length > 0 && <OpeningTable lines={vessels} unit={unit} />}
      {bottles.length > 0 && <BottlesTable lines={bottles} />}
    </>
  );
}

function DayOfStock({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const { openingList } = useOfficeWording();
  return (
    <>
      <DayField label={openingList.day} value={day} onChange={onChange} />
      <p className="mt-1 text-muted text-sm">{openingList.dayHint}</p>
    </>
  );
}

function Help() {
  const { openingList } = useOfficeWording();
  return (
    <>
      <p>{openingList.about}</p>
      <p className="mt-2">{openingList.table}</p>
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

const lotsIn = (lines: readonly OpeningLine[], idOf: (key: string) => string) =>
  lines.flatMap((line, at) => winesIn([line]).map((wine) => ({ id: idOf(`${at} ${line.text}`), wine })));

function missingIn(lines: readonly OpeningLine[], words: ListWords): string | undefined {
  if (lines.length === 0) return words.writeFirst;
  const count = lines.filter(({ questions }) => questions.length > 0).length;
  return count === 0 ? undefined : words.openQuestions(count);
}

function labelFor(vessels: number, lots: number, words: ListWords): string {
  if (lots === 0) return words.saveVessels;
  return vessels === 0 ? words.saveWine : words.saveBoth;
}

/** "13 vessels, 2 lots in vessels, and 800 cases in bottles" */
function counted(lines: readonly OpeningLine[], { list }: Wording, words: ListWords): string {
  const vessels = lines.reduce((sum, line) => sum + line.vessels.length, 0);
  const wines = lines.filter(({ wine }) => wine).length;
  const stocks = lines.flatMap(({ stock }) => stock?.bottles.count ?? []);
  const bottles = stocks.reduce((sum, count) => sum + count, 0);
  return list([
    ...(vessels > 0 ? [words.vessels(vessels)] : []),
    ...(wines > 0 ? [words.lots(wines)] : []),
    ...(bottles > 0 ? [words.bottles(bottles)] : []),
  ]);
}
