import type { Book, Held, Lot } from '@orbit-vine/cellar-book/book/book.ts';
import type { Appellations, ClaimResult } from '@orbit-vine/cellar-book/label.ts';
import { bottleStock } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { type ReactNode, useMemo } from 'react';
import { showAlcohol, showFruit, showVolume, type VolumeUnit } from '../book/amounts.ts';
import { bottlesInWords, lineKey } from '../book/bottle-words.ts';
import { compositionOf } from '../book/composition.ts';
import { useWording } from '../wording/use-wording.ts';
import { FamilyTree } from './family-tree.tsx';
import { LotAdditions } from './lot-additions.tsx';
import { type LotWine, likelyClaims, percent, winesOf } from './lot-facts.ts';
import { LotReadings } from './lot-readings.tsx';

interface LotViewProps {
  book: Book;
  lot: Lot;
  unit: VolumeUnit;
  appellations: Appellations;
  nameLot: (lot: string) => ReactNode;
  heading: 'h2' | 'h4';
  /** Defaults to the lot's id in the book. */
  codeOf?: (lot: string) => string;
}

export function LotView({
  book,
  lot,
  unit,
  appellations,
  nameLot,
  heading,
  codeOf = (id) => id,
}: LotViewProps) {
  const { lot: words } = useWording();
  const wines = winesOf(book, lot);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Facts heading={heading} title={words.now}>
        <Now book={book} lot={lot} unit={unit} />
      </Facts>
      <Facts heading={heading} title={words.madeOf}>
        <EachWine wines={wines} unit={unit}>
          {(wine) => <Composition wine={wine} />}
        </EachWine>
      </Facts>
      <Facts heading={heading} title={words.label}>
        <EachWine wines={wines} unit={unit}>
          {(wine) => <Label wine={wine} appellations={appellations} unit={unit} />}
        </EachWine>
      </Facts>
      <Facts heading={heading} title={words.added}>
        <LotAdditions lot={lot} />
      </Facts>
      <div className="md:col-span-2">
        <Facts heading={heading} title={words.readings}>
          <LotReadings lot={lot} unit={unit} />
        </Facts>
      </div>
      {book.edges.some(({ from, to }) => from === lot.id || to === lot.id) && (
        <div className="md:col-span-2">
          <Facts heading={heading} title={words.family}>
            <FamilyTree book={book} lot={lot.id} unit={unit} nameLot={nameLot} codeOf={codeOf} />
          </Facts>
        </div>
      )}
    </div>
  );
}

interface FactsProps {
  heading: LotViewProps['heading'];
  title: string;
  children: ReactNode;
}

function Facts({ heading: Heading, title, children }: FactsProps) {
  return (
    <section>
      <Heading className="font-sans font-semibold text-muted text-sm">{title}</Heading>
      <div className="mt-1.5">{children}</div>
    </section>
  );
}

/** The wine in vessels, and bottles on hand. */
function Now({ book, lot, unit }: Pick<LotViewProps, 'book' | 'lot' | 'unit'>) {
  const wording = useWording();
  const { lot: words } = wording;
  const vessels = [...book.vessels.values()].filter((vessel) => vessel.lot === lot.id);
  const stock = useMemo(() => bottleStock(book), [book]);
  const bottles = stock.filter(({ bottling }) => bottling.lot === lot.id);
  const state = [
    words.stages[lot.stage] + (vessels.length > 0 ? words.in(vessels.map(({ id }) => id).join(', ')) : ''),
    lot.malolactic !== 'none' && words.malolactic[lot.malolactic],
    showAlcohol(lot.alcoholPercentVol, wording),
  ];
  return (
    <>
      {(vessels.length > 0 || bottles.length === 0) && (
        <p>
          <strong>{lot.grams > 0 ? showFruit(lot.grams, unit) : showVolume(lot.ml, unit)}</strong>
          {`, ${state.filter(Boolean).join(', ')}`}
        </p>
      )}
      {bottles.map((line) => (
        <p key={lineKey(line)}>
          {words.inBottles}: <strong>{bottlesInWords(line, wording)}</strong>
        </p>
      ))}
    </>
  );
}

interface EachWineProps {
  wines: readonly LotWine[];
  unit: VolumeUnit;
  children: (wine: LotWine) => ReactNode;
}

/** The same for each different wine of a lot, under the names of its vessels if there are several. */
function EachWine({ wines, unit, children }: EachWineProps) {
  if (wines.length === 1) return wines.map(children);
  return (
    <ul className="grid gap-4">
      {wines.map((wine) => (
        <li key={wine.vessels.join()}>
          <span className="font-semibold">{wine.vessels.join(', ')}</span>
          <span className="text-muted text-sm">
            {` ${wine.grams > 0 ? showFruit(wine.grams, unit) : showVolume(wine.ml, unit)}`}
          </span>
          {children(wine)}
        </li>
      ))}
    </ul>
  );
}

function Composition({ wine }: { wine: Held }) {
  const { lot: words } = useWording();
  return (
    <ul className="grid gap-2">
      {compositionOf(wine).map(({ variety, block, vintage, share }) => (
        <li key={`${variety}/${block}/${vintage}`}>
          <span className="flex justify-between gap-4">
            <span>
              {variety ?? words.unknownOrigin}
              {(block !== null || vintage !== null) && (
                <span className="text-muted text-sm">
                  {` ${[vintage, block !== null && words.block(block)].filter(Boolean).join(', ')}`}
                </span>
              )}
            </span>
            <strong className="font-semibold">{`${Number((share * 100).toFixed(1))}%`}</strong>
          </span>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-0.5 h-1.5 w-full bg-line"
          >
            <rect width={share * 100} height="1" className="fill-wine" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const looks: Record<ClaimResult['verdict'], string> = {
  qualifies: 'text-vine',
  'does not': 'text-wine',
  'cannot say': 'text-gold',
};

/** How each share is counted; a variety counts only as far as it grew in the named area. */
const rules: Record<ClaimResult['claim'], string> = {
  variety: '27 CFR 4.23',
  appellation: '27 CFR 4.25',
  vintage: '27 CFR 4.27',
};

interface LabelProps {
  wine: Held;
  appellations: Appellations;
  unit: VolumeUnit;
}

/** By 27 CFR part 4; the shares show how close the wine is to each threshold. */
function Label({ wine, appellations, unit }: LabelProps) {
  const { lot: words } = useWording();
  const claims = likelyClaims(wine, appellations);
  const [leading] = compositionOf(wine);
  if (claims.length === 0 || !leading) return <p className="text-muted">{words.nothingYet}</p>;
  const subject = {
    variety: leading.variety,
    appellation: leading.block === null ? null : (appellations[leading.block]?.[0] ?? null),
    vintage: leading.vintage,
  };
  return (
    <ul className="grid gap-1.5">
      {claims.map(({ claim, share, needed, verdict, missingMl }) => {
        return (
          <li key={claim}>
            <span className="font-semibold">{subject[claim]}</span>{' '}
            <span className={`font-semibold ${looks[verdict]}`}>{words.verdicts[verdict]}</span>
            <span className="block text-muted text-sm">
              {words.known(percent(share), rules[claim], percent(needed))}
              {missingMl > 0n && wine.ml > 0 && ` ${words.another(showVolume(Number(missingMl), unit))}`}
              {verdict === 'cannot say' && ` ${words.unknownCounts}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
