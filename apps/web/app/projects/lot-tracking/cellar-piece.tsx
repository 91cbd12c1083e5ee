import type { Book, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { showFruit, showReading, showVolume } from '../../lots/book/amounts.ts';
import { VesselPicture } from '../../lots/vessels/vessel-picture.tsx';

interface CellarPieceProps {
  book: Book;
  /** Vessels that the last message changed. */
  changed: ReadonlySet<string>;
  chosen: string | undefined;
  onChoose: (lot: string) => void;
}

export function CellarPiece({ book, changed, chosen, onChoose }: CellarPieceProps) {
  const vessels = [...book.vessels.values()].filter(({ kind }) => kind !== undefined);
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {vessels.map((vessel) => (
        <li key={vessel.id} className="flex">
          <VesselButton
            vessel={vessel}
            book={book}
            isChanged={changed.has(vessel.id)}
            isChosen={vessel.lot !== undefined && vessel.lot === chosen}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

interface VesselButtonProps {
  vessel: Vessel;
  book: Book;
  isChanged: boolean;
  isChosen: boolean;
  onChoose: (lot: string) => void;
}

function VesselButton({ vessel, book, isChanged, isChosen, onChoose }: VesselButtonProps) {
  const { id, lot, ml, grams } = vessel;
  const brix =
    lot === undefined ? undefined : book.lots.get(lot)?.readings.findLast(({ kind }) => kind === 'brix');
  const content = (
    <>
      <VesselPicture vessel={vessel} className="size-9" />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold">{id}</span>
        {lot === undefined ? (
          <span className="block text-muted text-sm">empty</span>
        ) : (
          <>
            <span className="block truncate text-sm">{lot}</span>
            <span className="block text-muted text-sm">
              {grams > 0 ? showFruit(grams, 'gal') : showVolume(ml, 'gal')}
              {brix && `, ${showReading(brix)}`}
            </span>
          </>
        )}
        {isChanged && <span className="block font-semibold text-vine text-sm">changed</span>}
      </span>
    </>
  );
  const look = `flex w-full items-center gap-2.5 border p-2 text-left ${isChanged ? 'border-vine' : 'border-line'}`;
  if (lot === undefined) return <div className={look}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`${look} hover:border-wine aria-pressed:border-wine aria-pressed:bg-wine/5`}
      onClick={() => onChoose(lot)}
    >
      {content}
    </button>
  );
}
