import { TextRouteLink } from '../../ui/text-link.tsx';
import { useWording } from '../wording/use-wording.ts';
import { addressOf } from './view-address.ts';
import { useWinery } from './winery-context.ts';

/** For old labels and links of other wineries. */
export function NotFound({ what, name }: { what: 'vessel' | 'lot'; name: string }) {
  const { notFound } = useWording();
  const { winery } = useWinery().kept.cellar;
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">
        {what === 'vessel' ? notFound.noVessel(name) : notFound.noLot(name)}
      </h1>
      <p className="mt-3">
        {what === 'vessel' ? notFound.notAVessel(winery.name) : notFound.notALot(winery.name)}{' '}
        <TextRouteLink to={addressOf({ view: 'today' }, winery.id)} look="standalone">
          {notFound.today}
        </TextRouteLink>
      </p>
    </>
  );
}
