import { CalendarSearch } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';

const JumpDialog = later(() => import('./jump-dialog.tsx').then((module) => module.JumpDialog));

export function JumpButton({ channelId }: { channelId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Jump to a date"
        tip="Jump to a date"
        icon={CalendarSearch}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <JumpDialog channelId={channelId} onDone={() => setOpen(false)} />}
    </>
  );
}
