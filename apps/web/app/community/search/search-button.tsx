import { useEffect } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { keepAhead } from './type-ahead.ts';

const SearchPanel = later(() => import('./search-panel.tsx').then((module) => module.SearchPanel), {
  waiting: SkeletonRows,
});

const fieldId = 'message-search';

export function openSearch(): void {
  const field = document.getElementById(fieldId);
  // The field may belong to a panel hidden behind another.
  if (field instanceof HTMLInputElement && field.checkVisibility()) field.select();
  else {
    openPanel({ title: 'Search', content: <SearchPanel fieldId={fieldId} /> });
    keepAhead();
  }
}

export function SearchButton() {
  const search = useObservable(useMemberTools().search);
  useEffect(() => {
    if (search.now) openSearch();
  }, [search]);
  return <IconButton label="Search" tip="Search" icon="search" onClick={openSearch} />;
}
