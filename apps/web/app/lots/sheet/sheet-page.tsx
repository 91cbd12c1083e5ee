import { TextRouteLink } from '../../ui/text-link.tsx';
import { addressOf } from '../layout/view-address.ts';
import { useWinery } from '../layout/winery-context.ts';
import { Sheet } from './sheet.tsx';

export function SheetPage() {
  const { kept, rows, sourceOf } = useWinery();
  const { id, volumeUnit } = kept.cellar.winery;
  return (
    <>
      <h1 className="text-4xl">The sheet</h1>
      <p className="mt-2">
        <TextRouteLink to={addressOf({ view: 'exchange' }, id)} look="standalone">
          Import and export
        </TextRouteLink>
      </p>
      <div className="mt-4">
        {rows.length === 0 ? (
          <p>Nothing has been entered yet.</p>
        ) : (
          <Sheet rows={rows} sourceOf={sourceOf} unit={volumeUnit} />
        )}
      </div>
    </>
  );
}
