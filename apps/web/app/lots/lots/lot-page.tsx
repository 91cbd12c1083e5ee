import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { lotsIn } from '../book/named-lots.tsx';
import { RowList } from '../entry/row-list.tsx';
import { useRowsAbout } from '../entry/use-rows-about.ts';
import { LotLink } from '../layout/lot-link.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { LotView } from './lot-view.tsx';

export function LotPage({ lotId }: { lotId: string }) {
  const { lot: words } = useWording();
  const { kept, book } = useWinery();
  const codeOf = useLotCode();
  const lot = book.lots.get(lotId);
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  const timeline = useRowsAbout({
    entriesIn: ({ lots }) => lots.get(lotId)?.entries ?? [],
    names: (work) => lotsIn(work).has(lotId),
  });
  if (!lot) return <NotFound what="lot" name={lotId} />;
  const appellations = Object.fromEntries(
    kept.cellar.setup.blocks.map((block) => [block.name, block.appellations]),
  );
  const address = addressOf({ view: 'lot', id: lot.id }, wineryId);
  return (
    <article>
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-4xl">{codeOf(lot.id)}</h1>
          <p className="mt-1 hidden print:block">{kept.cellar.winery.name}</p>
          <Button look="link" className="min-h-11" data-noprint onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
        <QrCode text={new URL(address, location.href).href} title={words.opens} className="size-20" />
      </div>
      <div className="mt-6">
        <LotView
          heading="h2"
          book={book}
          lot={lot}
          unit={volumeUnit}
          appellations={appellations}
          codeOf={codeOf}
          nameLot={(id) => <LotLink lot={id} />}
        />
      </div>
      <h2 className="mt-10 text-2xl">{words.work}</h2>
      <RowList rows={timeline} />
    </article>
  );
}
