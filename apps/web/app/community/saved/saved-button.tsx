import { Bookmark } from 'lucide';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const SavedPanel = later(() => import('./saved-panel.tsx').then((module) => module.SavedPanel), {
  waiting: SkeletonRows,
});

export function SavedButton() {
  return (
    <IconButton
      label="Saved"
      tip="Saved"
      icon={Bookmark}
      onClick={() => openPanel({ title: 'Saved', content: <SavedPanel /> })}
    />
  );
}
