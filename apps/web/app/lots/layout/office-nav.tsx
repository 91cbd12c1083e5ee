import { Link } from 'react-router';
import { addressOf, type OfficeView, officeViews, useSearch, viewIn } from './view-address.ts';
import { useWinery } from './winery-context.ts';

const names: Record<OfficeView, string> = {
  month: 'The month',
  inventory: 'Inventory',
  losses: 'Losses',
  labels: 'Labels',
  recall: 'Recall drill',
  fruit: 'Fruit',
  planned: 'What’s next',
};

export function OfficeNav() {
  const { id } = useWinery().kept.cellar.winery;
  const { view } = viewIn(useSearch());
  return (
    <nav aria-label="For the office" className="-mx-2 mb-5 flex flex-wrap">
      {officeViews.map((each) => (
        <Link
          key={each}
          to={addressOf({ view: each }, id)}
          aria-current={view === each ? 'page' : undefined}
          className="flex min-h-11 items-center px-2 text-wine underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  );
}
