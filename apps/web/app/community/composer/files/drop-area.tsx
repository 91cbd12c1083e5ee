import { useEffect, useState } from 'react';
import { threadComposerId } from '../../focus-composer.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  /** Gets the files dropped on the panel of a thread, instead of those dropped elsewhere. */
  inPanel: boolean;
}

export function DropArea({ onFiles, inPanel }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const isOwn = ({ target }: DragEvent) => {
      const panel = document.getElementById(threadComposerId)?.closest('[data-panel]');
      return inPanel === (target instanceof Node && panel?.contains(target) === true);
    };
    const listen = (kind: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      document.addEventListener(kind, react, { signal: leaving.signal });
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(isOwn(event));
    });
    // `dragleave` fires between elements too; without a related target it left the window.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (isOwn(event)) onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    return () => leaving.abort();
  }, [onFiles, inPanel]);
  if (!over) return null;
  return (
    <p className="pointer-events-none absolute inset-x-4 top-0 bottom-3 z-20 grid place-items-center rounded-xs border-2 border-dashed border-wine bg-sheet font-semibold text-wine sm:inset-x-8 sm:bottom-6">
      Drop files to attach them
    </p>
  );
}
