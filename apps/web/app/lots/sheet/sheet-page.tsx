import { TextRouteLink } from '../../ui/text-link.tsx';
import { lotInText } from '../layout/lot-link.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { Sheet } from './sheet.tsx';

export function SheetPage() {
  const { sheet } = useWording();
  const { kept, rows, sourceOf } = useWinery();
  const { id, volumeUnit, lockedThrough } = kept.cellar.winery;
  return (
    <>
      <h1 className="text-4xl">{sheet.title}</h1>
      <p className="mt-2">
        <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
          {sheet.exchange}
        </TextRouteLink>
      </p>
      <div className="mt-4">
        {rows.length === 0 ? (
          <p>{sheet.nothing}</p>
        ) : (
          <Sheet
            rows={rows}
            sourceOf={sourceOf}
            unit={volumeUnit}
            lockedThrough={lockedThrough}
            nameLot={lotInText}
          />
        )}
      </div>
    </>
  );
}
