import { type RefObject, useId, useRef } from 'react';
import { Menu, MenuItem } from '../../ui/menu.tsx';

interface AddMenuProps {
  button: RefObject<HTMLElement | null>;
  onFiles: () => void;
  onPoll: () => void;
  onClose: () => void;
}

export function AddMenu({ button, onFiles, onPoll, onClose }: AddMenuProps) {
  const first = useRef(0);
  return (
    <Menu id={useId()} button={button.current} side="above" align="start" first={first} onClose={onClose}>
      <MenuItem label="Attach files" onChoose={onFiles} />
      <MenuItem label="Poll" onChoose={onPoll} />
    </Menu>
  );
}
