import { attachmentPath } from '@orbit-vine/contract/attachments.ts';
import type { Attachment } from '@orbit-vine/contract/messages.ts';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Toaster } from '../../ui/toast.tsx';

interface PictureViewerProps {
  pictures: readonly Attachment[];
  shown: Attachment;
  onShow: (picture: Attachment) => void;
  onDone: () => void;
}

export function PictureViewer({ pictures, shown, onShow, onDone }: PictureViewerProps) {
  const at = pictures.findIndex(({ id }) => id === shown.id);
  const step = (by: number) => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next) onShow(next);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog title={shown.name} onDismiss={onDone} shape="picture">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons do. */}
      <div onKeyDown={pressed} className="mt-4 grid gap-4">
        <div className="relative grid min-h-28 place-items-center">
          <img
            key={shown.id}
            src={attachmentPath(shown.id)}
            alt={shown.name}
            width={shown.width}
            height={shown.height}
            className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full bg-ink/4"
          />
          <Toaster className="absolute inset-x-2 top-auto bottom-2" />
        </div>
        <p className="flex flex-wrap items-center gap-3 text-sm">
          {pictures.length > 1 && (
            <>
              <Button onClick={() => step(-1)}>Previous</Button>
              <Button onClick={() => step(1)}>Next</Button>
              <span role="status" className="text-muted">
                {at + 1} of {pictures.length}
              </span>
            </>
          )}
          <TextLink href={attachmentPath(shown.id)} target="_blank" rel="noopener" look="standalone">
            Open in a new tab
          </TextLink>
        </p>
      </div>
    </Dialog>
  );
}
