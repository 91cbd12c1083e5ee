import { useWording } from '../wording/use-wording.ts';
import { PartNav } from './part-nav.tsx';
import { officeViews } from './view-address.ts';

export function OfficeNav() {
  const { office } = useWording();
  return <PartNav label={office.label} parts={officeViews} nameOf={(view) => office[view]} />;
}
