import { TextRouteLink } from '../../ui/text-link.tsx';
import { addressOf } from './view-address.ts';
import { useWinery } from './winery-context.ts';

/** For old labels and links of other wineries. */
export function NotFound({ what, name }: { what: 'vessel' | 'lot'; name: string }) {
  const { kept } = useWinery();
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">{`No ${what} ${name}`}</h1>
      <p className="mt-3">
        {`The book of ${kept.cellar.winery.name} has no ${what} by that name. `}
        <TextRouteLink to={addressOf({ view: 'today' }, kept.cellar.winery.id)} look="standalone">
          What is in the cellar now
        </TextRouteLink>
      </p>
    </>
  );
}
