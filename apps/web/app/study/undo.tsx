import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';

type OnUndo = (() => void) | undefined;

export function UndoButton({ onUndo }: { onUndo: OnUndo }) {
  if (!onUndo) return null;
  return (
    <Button size="sheet" aria-keyshortcuts="Control+Z Meta+Z" onClick={onUndo}>
      Undo the last grade
    </Button>
  );
}

/** Ctrl+Z or Cmd+Z, except in fields, which have their own. */
export function useUndoKey(onUndo: OnUndo): void {
  useEffect(() => {
    if (!onUndo) return;
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || (event.target as Element).closest('input, select, textarea, dialog')) return;
      event.preventDefault();
      onUndo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onUndo]);
}
