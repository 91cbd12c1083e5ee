import { type RefObject, useId, useRef } from 'react';
import { Menu, MenuItem } from '../../ui/menu.tsx';

export type FormName = 'poll' | 'listing';

interface AddMenuProps {
  button: RefObject<HTMLElement | null>;
  onFiles: () => void;
  onForm: (form: FormName) => void;
  onFormat?: () => void;
  onClose: () => void;
}

export function AddMenu({ button, onFiles, onForm, onFormat, onClose }: AddMenuProps) {
  const first = useRef(0);
  return (
    <Menu id={useId()} button={button.current} side="above" align="start" first={first} onClose={onClose}>
      <MenuItem label="Attach files" onChoose={onFiles} />
      <MenuItem label="Poll" onChoose={() => onForm('poll')} />
      <MenuItem label="For sale or wanted" onChoose={() => onForm('listing')} />
      {onFormat && matchMedia('(width < 40rem)').matches && (
        <MenuItem label="Formatting" onChoose={onFormat} />
      )}
    </Menu>
  );
}
