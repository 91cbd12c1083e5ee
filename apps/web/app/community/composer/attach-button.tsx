import { officeExtensions, textTypes } from '@orbit-vine/contract/attachments.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { pictureTypesFor } from '../../account/members/picture-types.ts';
import { ToolButton } from './composer-frame.tsx';

const others = [
  'application/pdf',
  ...[...Object.keys(textTypes), ...officeExtensions].map((extension) => `.${extension}`),
].join(',');

export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  return (
    <>
      <ToolButton tool="attach" label="Attach files" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={`${pictureTypesFor(me)},${others}`}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
