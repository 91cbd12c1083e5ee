import type { Lot } from '@orbit-vine/cellar-book/book/book.ts';
import { padPrefix } from '@orbit-vine/cellar-book/book/ledger.ts';
import { bottleStock, type StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { vesselList } from '@orbit-vine/cellar-notes/read-back/read-back.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { foldText } from '../../platform/fold-text.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { showAlcohol, showFruit, showVolume } from '../book/amounts.ts';
import { casesOf, lineKey } from '../book/bottle-words.ts';
import { mixtureIn, nameOfWine } from '../book/composition.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

const columns = 'md:grid-cols-[minmax(0,9rem)_minmax(0,1.5fr)_8.5rem_minmax(0,1fr)_minmax(0,1fr)]';

/** B2 before B10. */
const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** Fewer are seen at a glance. */
const searchedFrom = 10;

interface Shown {
  lot: Lot;
  bottles: StockLine[];
  /** Its code, wine, and vessels, by which it is found. */
  text: string;
}

/** Every lot of the book: what is here first, then what is gone. */
export function LotsPage() {
  const { lots: words } = useWording();
  const all = useLots();
  const [sought, setSought] = useState('');
  const soughtWords = foldText(sought).split(/\s+/).filter(Boolean);
  const shown = all.filter(({ text }) => soughtWords.every((word) => text.includes(word)));
  const here = shown.filter(isHere);
  const gone = shown.filter((each) => !isHere(each));
  return (
    <>
      <h1 className="text-4xl">{words.title}</h1>
      {all.length >= searchedFrom && (
        <div className="mt-4 max-w-md">
          <SearchField label={words.search} value={sought} maxLength={60} onChange={setSought} />
        </div>
      )}
      <p role="status" className="mt-4 empty:hidden">
        {all.length > 0 && shown.length === 0 && words.notFound}
        {!all.some(isHere) && sought === '' && words.none}
      </p>
      {here.length > 0 && <LotList lots={here} />}
      {gone.length > 0 && (
        <details className="mt-6" open={here.length === 0 || soughtWords.length > 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {words.gone(gone.length)}
          </summary>
          <LotList lots={gone} />
        </details>
      )}
    </>
  );
}

const isHere = ({ lot, bottles }: Shown) => lot.ml > 0 || lot.grams > 0 || bottles.length > 0;

function useLots(): Shown[] {
  const wording = useWording();
  const { book } = useWinery();
  const codeOf = useLotCode();
  return useMemo(() => {
    const inBottles = Map.groupBy(bottleStock(book), ({ bottling }) => bottling.lot);
    const textOf = (lot: Lot) =>
      [codeOf(lot.id), nameOfWine(mixtureIn(lot), wording), ...vesselsOf(lot)].join(' ');
    return [...book.lots.values()]
      .map((lot) => ({ lot, bottles: inBottles.get(lot.id) ?? [], text: foldText(textOf(lot)) }))
      .toSorted((a, b) => inOrder(codeOf(a.lot.id), codeOf(b.lot.id)));
  }, [book, codeOf, wording]);
}

const vesselsOf = (lot: Lot) => [...lot.vessels].filter((id) => !id.startsWith(padPrefix)).sort(inOrder);

function LotList({ lots }: { lots: readonly Shown[] }) {
  const { heads } = useWording().lots;
  return (
    <div className="mt-4">
      <p
        aria-hidden="true"
        className={`hidden gap-x-4 border-edge border-b pb-1 font-semibold text-muted text-sm md:grid ${columns}`}
      >
        {Object.values(heads).map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul>
        {lots.map((shown) => (
          <LotLine key={shown.lot.id} {...shown} />
        ))}
      </ul>
    </div>
  );
}

function LotLine({ lot, bottles }: Omit<Shown, 'text'>) {
  const wording = useWording();
  const { heads } = wording.lots;
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const alcohol = showAlcohol(lot.alcoholPercentVol, wording);
  const inBulk =
    lot.grams > 0 ? showFruit(lot.grams, unit) : lot.ml > 0 ? showVolume(lot.ml, unit) : undefined;
  return (
    <li className={`grid items-baseline gap-x-4 border-line border-b py-1.5 ${columns}`}>
      <LotLink lot={lot.id} />
      <span className="wrap-anywhere">
        {nameOfWine(mixtureIn(lot), wording)}
        {alcohol && (
          <>
            {', '}
            <span className="whitespace-nowrap text-muted text-sm">{alcohol}</span>
          </>
        )}
      </span>
      <Fact label={heads.inBulk}>{inBulk && <strong className="font-semibold">{inBulk}</strong>}</Fact>
      <Fact label={heads.bottles}>
        {bottles.length > 0 &&
          bottles.map((line) => (
            <span key={lineKey(line)} className="block">
              {`${casesOf(line, wording)}, ${line.sizeMl.toLocaleString('en-US')} mL`}
            </span>
          ))}
      </Fact>
      <Fact label={heads.vessels}>{vesselList(vesselsOf(lot))}</Fact>
    </li>
  );
}

/** On a phone with its label, and left out if there is nothing. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <span className="wrap-anywhere max-md:flex max-md:justify-between max-md:gap-x-4">
      <span className="text-muted md:sr-only">{`${label} `}</span>
      <span className="max-md:text-right">{children}</span>
    </span>
  ) : (
    <span aria-hidden="true" className="text-muted max-md:hidden">
      –
    </span>
  );
}
