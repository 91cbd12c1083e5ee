import { Link } from 'react-router';
import { addressOf, type OfficeView, type SettingsView, useSearch, viewIn } from './view-address.ts';
import { useWinery } from './winery-context.ts';

interface PartNavProps<Part extends OfficeView | SettingsView> {
  label: string;
  /** In the order of the links. */
  parts: readonly Part[];
  nameOf: (part: Part) => string;
}

/** Links among views that share one tab. */
export function PartNav<Part extends OfficeView | SettingsView>({
  label,
  parts,
  nameOf,
}: PartNavProps<Part>) {
  const { id } = useWinery().kept.cellar.winery;
  const { view } = viewIn(useSearch());
  return (
    <nav aria-label={label} className="-mx-2 mb-5 flex flex-wrap">
      {parts.map((part) => (
        <Link
          key={part}
          to={addressOf({ view: part }, id)}
          aria-current={view === part ? 'page' : undefined}
          className="flex min-h-11 items-center px-2 text-wine underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {nameOf(part)}
        </Link>
      ))}
    </nav>
  );
}
