import { PartNav } from './part-nav.tsx';
import { type OfficeView, officeViews } from './view-address.ts';

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
  return <PartNav label="For the office" parts={officeViews} nameOf={(view) => names[view]} />;
}
