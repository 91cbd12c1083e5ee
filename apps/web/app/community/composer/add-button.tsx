import { officeExtensions, textTypes } from '@orbit-vine/contract/attachments.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { pictureTypesFor } from '../../account/members/picture-types.ts';
import { later } from '../../ui/later.tsx';
import type { FormName } from './add-menu.tsx';
import { ToolButton } from './composer-frame.tsx';

const AddMenu = later(() => import('./add-menu.tsx').then((module) => module.AddMenu));

const others = [
  'application/pdf',
  ...[...Object.keys(textTypes), ...officeExtensions].map((extension) => `.${extension}`),
].join(',');

interface AddButtonProps {
  channelId: string;
  onFiles: (files: File[]) => void;
  onForm: (form: FormName) => void;
  /** Shows or hides the buttons for formatting, where the composer's row has no room for that. */
  onFormat?: () => void;
}

/** What a message may have besides its text. */
export function AddButton({ onFiles, ...rest }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <ToolButton
        tool="add"
        label="Add"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={AddMenu.fetch}
        onFocus={AddMenu.fetch}
        onClick={() => setOpen(!open)}
      />
      {open && <AddMenu button={button} onFiles={() => input.current?.click()} {...rest} onClose={close} />}
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
