import Search from 'lucide-react/icons/search';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../side-panel.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';

const SearchPanel = later(() => import('./search-panel.tsx').then((module) => module.SearchPanel), {
  waiting: SkeletonRows,
});

const fieldId = 'message-search';

/** Opens the search, or goes back to its field. */
export function openSearch(): void {
  const field = document.getElementById(fieldId);
  if (field instanceof HTMLInputElement) field.select();
  else openPanel({ title: 'Search', content: <SearchPanel fieldId={fieldId} /> });
}

export function SearchButton() {
  return (
    <button
      type="button"
      aria-label="Search"
      data-tip="Search"
      onClick={openSearch}
      className="grid size-11 shrink-0 place-items-center rounded-xs text-muted hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
    >
      <Search aria-hidden="true" className="size-5" />
    </button>
  );
}
