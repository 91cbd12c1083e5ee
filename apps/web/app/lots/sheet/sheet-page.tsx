import { Link } from 'react-router';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { Sheet } from './sheet.tsx';

/** Every row of the book, with the words beside it, to look through and to take away. */
export function SheetPage() {
  const { kept, rows, saidOf } = useWinery();
  const { id, volumeUnit } = kept.cellar.winery;
  return (
    <>
      <h1 className="text-4xl">The sheet</h1>
      <p className="mt-2">
        <Link
          to={addressOf({ view: 'exchange' }, id)}
          className="inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4"
        >
          Import and export
        </Link>
      </p>
      <div className="mt-4">
        {rows.length === 0 ? (
          <p>Nothing has been entered yet.</p>
        ) : (
          <Sheet rows={rows} saidOf={saidOf} unit={volumeUnit} />
        )}
      </div>
    </>
  );
}
