import { PartNav } from './part-nav.tsx';

export function OfficeNav() {
  return (
    <PartNav
      label="For the office"
      parts={[
        ['month', 'The month'],
        ['inventory', 'Inventory'],
        ['losses', 'Losses'],
        ['labels', 'Labels'],
        ['recall', 'Recall drill'],
        ['fruit', 'Fruit'],
        ['planned', 'What’s next'],
      ]}
    />
  );
}
