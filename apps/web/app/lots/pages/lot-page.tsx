import { Link } from 'react-router';
import { QrCode } from '../../ui/qr-code.tsx';
import { LotView } from '../lot-view.tsx';
import { addressOf } from '../places.ts';
import { RowLine } from '../row-line.tsx';
import { useLotCode, useWinery } from '../winery-context.ts';

/** A lot: what it is, and everything that was done to it with the words it was told in. It prints as one sheet. */
export function LotPage({ lotId }: { lotId: string }) {
  const { kept, book, rows, saidOf, nameOf } = useWinery();
  const codeOf = useLotCode();
  const lot = book.lots.get(lotId);
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  if (!lot) return <p>By the book there is no such lot.</p>;
  const appellations = Object.fromEntries(
    kept.cellar.setup.blocks.map((block) => [block.name, block.appellations]),
  );
  const own = new Set(lot.entries);
  const timeline = rows.filter(({ id }) => own.has(id));
  const address = addressOf({ view: 'lot', id: lot.id }, wineryId);
  return (
    <article>
      <div className="flex items-start justify-between gap-6">
        <h1 className="text-4xl">{codeOf(lot.id)}</h1>
        <QrCode
          text={new URL(address, location.href).href}
          title="Opens this lot on a phone"
          className="size-20"
        />
      </div>
      <div className="mt-6">
        <LotView
          book={book}
          lot={lot}
          unit={volumeUnit}
          appellations={appellations}
          nameLot={(id) => (
            <Link
              to={addressOf({ view: 'lot', id }, wineryId)}
              className="font-semibold text-wine underline underline-offset-4"
            >
              {codeOf(id)}
            </Link>
          )}
        />
      </div>
      <h2 className="mt-10 text-2xl">What was done</h2>
      <ol className="mt-3">
        {timeline.map((row) => (
          <li key={row.id} className="border-line border-b py-2.5">
            <RowLine row={row} unit={volumeUnit} said={saidOf(row.id)} by={nameOf(row.by)} />
          </li>
        ))}
      </ol>
    </article>
  );
}
