import { officeExtensions, textTypes } from '@orbit-vine/contract/attachments.ts';
import { useRef } from 'react';
import { ToolButton } from './composer-frame.tsx';

/** HEIC by its extensions, too: many systems know no type for it. */
const accepted = [
  'image/jpeg,image/heic,image/heif,.heic,.heif,image/png,image/webp,image/gif,image/avif,application/pdf',
  ...[...Object.keys(textTypes), ...officeExtensions].map((extension) => `.${extension}`),
].join(',');

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton tool="attach" label="Attach files" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
