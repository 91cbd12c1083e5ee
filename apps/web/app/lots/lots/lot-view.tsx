import type { Book, Held, Lot } from '@orbit-vine/cellar-book/book/book.ts';
import type { Appellations, ClaimResult } from '@orbit-vine/cellar-book/label.ts';
import type { ReactNode } from 'react';
import { showFruit, showVolume, type VolumeUnit } from '../book/amounts.ts';
import { FamilyTree } from './family-tree.tsx';
import { LotAdditions } from './lot-additions.tsx';
import { compositionOf, type LotWine, likelyClaims, percent, winesOf } from './lot-facts.ts';
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
  const vessels = [...book.vessels.values()].filter((vessel) => vessel.lot === lot.id);
  const wines = winesOf(book, lot);
  const amount = lot.grams > 0 ? showFruit(lot.grams, unit) : showVolume(lot.ml, unit);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Facts heading={heading} title="Now">
        <p>
          <strong>{amount}</strong>
          {`, ${lot.stage === 'ageing' ? 'aging' : lot.stage}`}
          {vessels.length > 0 && ` in ${vessels.map(({ id }) => id).join(', ')}`}
          {lot.malolactic !== 'none' && `, malolactic ${lot.malolactic}`}
        </p>
      </Facts>
      <Facts heading={heading} title="Made of">
        <EachWine wines={wines} unit={unit}>
          {(wine) => <Composition wine={wine} />}
        </EachWine>
      </Facts>
      <Facts heading={heading} title="What the label may say">
        <EachWine wines={wines} unit={unit}>
          {(wine) => <Label wine={wine} appellations={appellations} unit={unit} />}
        </EachWine>
      </Facts>
      <Facts heading={heading} title="What has been added">
        <LotAdditions lot={lot} />
      </Facts>
      <div className="md:col-span-2">
        <Facts heading={heading} title="Readings">
          <LotReadings lot={lot} unit={unit} />
        </Facts>
      </div>
      {book.edges.some(({ from, to }) => from === lot.id || to === lot.id) && (
        <div className="md:col-span-2">
          <Facts heading={heading} title="Where it came from and where it went">
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
  return (
    <ul className="grid gap-2">
      {compositionOf(wine).map(({ variety, block, vintage, share }) => (
        <li key={`${variety}/${block}/${vintage}`}>
          <span className="flex justify-between gap-4">
            <span>
              {variety ?? 'Unknown origin'}
              {(block !== null || vintage !== null) && (
                <span className="text-muted text-sm">
                  {` ${[vintage, block !== null && `block ${block}`].filter(Boolean).join(', ')}`}
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

const verdicts: Record<ClaimResult['verdict'], [mark: string, look: string]> = {
  qualifies: ['may appear', 'text-vine'],
  'does not': ['may not appear', 'text-wine'],
  'cannot say': ['is not certain', 'text-gold'],
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
  const claims = likelyClaims(wine, appellations);
  const [leading] = compositionOf(wine);
  if (claims.length === 0 || !leading) return <p className="text-muted">Nothing yet.</p>;
  const subject = {
    variety: leading.variety,
    appellation: leading.block === null ? null : (appellations[leading.block]?.[0] ?? null),
    vintage: leading.vintage,
  };
  return (
    <ul className="grid gap-1.5">
      {claims.map(({ claim, share, needed, verdict, missingMl }) => {
        const [mark, look] = verdicts[verdict];
        return (
          <li key={claim}>
            <span className="font-semibold">{subject[claim]}</span>{' '}
            <span className={`font-semibold ${look}`}>{mark}</span>
            <span className="block text-muted text-sm">
              {`${percent(share)} is known to fit; ${rules[claim]} requires ${percent(needed)}.`}
              {missingMl > 0n &&
                wine.ml > 0 &&
                ` Another ${showVolume(Number(missingMl), unit)} of such wine would be enough.`}
              {verdict === 'cannot say' &&
                ' Some of it is of unknown origin, which counts against the claim.'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
