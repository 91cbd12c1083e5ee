import type { Book, Lot } from '@orbit-vine/cellar-book/book/book.ts';
import type { Appellations, ClaimResult } from '@orbit-vine/cellar-book/label.ts';
import type { ReactNode } from 'react';
import { showFruit, showVolume, type VolumeUnit } from '../book/amounts.ts';
import { FamilyTree } from './family-tree.tsx';
import { LotAdditions } from './lot-additions.tsx';
import { compositionOf, likelyClaims, percent } from './lot-facts.ts';
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
        <Composition lot={lot} />
      </Facts>
      <Facts heading={heading} title="What the label may say">
        <Label claims={likelyClaims(lot, appellations)} lot={lot} appellations={appellations} unit={unit} />
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

function Composition({ lot }: { lot: Lot }) {
  return (
    <ul className="grid gap-2">
      {compositionOf(lot).map(({ variety, block, vintage, share }) => (
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
  claims: ClaimResult[];
  lot: Lot;
  appellations: Appellations;
  unit: VolumeUnit;
}

/** By 27 CFR part 4; the shares show how close the lot is to each threshold. */
function Label({ claims, lot, appellations, unit }: LabelProps) {
  const [leading] = compositionOf(lot);
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
                lot.ml > 0 &&
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
