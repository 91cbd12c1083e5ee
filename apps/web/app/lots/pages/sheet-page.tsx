import { Sheet } from '../sheet.tsx';
import { useWinery } from '../winery-context.ts';

/** Every row of the book, with the words beside it, to look through and to take away. */
export function SheetPage() {
  const { kept, rows, saidOf } = useWinery();
  return (
    <>
      <h1 className="text-4xl">The sheet</h1>
      <div className="mt-6">
        {rows.length === 0 ? (
          <p>Nothing has been entered yet.</p>
        ) : (
          <Sheet rows={rows} saidOf={saidOf} unit={kept.cellar.winery.volumeUnit} />
        )}
      </div>
    </>
  );
}
