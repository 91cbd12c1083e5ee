import { Link } from 'react-router';
import { addressOf } from './view-address.ts';
import { useWinery } from './winery-context.ts';

/** For an old label, or a link of another winery. */
export function NotFound({ what, name }: { what: 'vessel' | 'lot'; name: string }) {
  const { kept } = useWinery();
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">{`No ${what} ${name}`}</h1>
      <p className="mt-3">
        {`The book of ${kept.cellar.winery.name} has no ${what} by that name. `}
        <Link
          to={addressOf({ view: 'today' }, kept.cellar.winery.id)}
          className="inline-flex min-h-11 items-center font-semibold text-wine underline underline-offset-4"
        >
          What is in the cellar now
        </Link>
      </p>
    </>
  );
}
