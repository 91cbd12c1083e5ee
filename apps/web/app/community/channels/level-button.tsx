import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Bell, BellOff, BellRing } from 'lucide';
import { useState } from 'react';
import { observable } from '../../platform/observable.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { levelWords } from './level-words.ts';

const LevelDialog = later(() => import('./level-dialog.tsx').then((module) => module.LevelDialog));

const icons = { everything: BellRing, mentions: Bell, nothing: BellOff };

/** The channel whose dialog is open: its row stays in the list, and the dialog with it. */
export const channelInDialog = observable<string | undefined>(undefined);

interface LevelButtonProps {
  channel: Channel;
  size?: 'small';
  className?: string;
}

export function LevelButton({ channel, ...look }: LevelButtonProps) {
  const [open, setOpen] = useState(false);
  const show = (isShown: boolean) => {
    setOpen(isShown);
    channelInDialog.set(isShown ? channel.id : undefined);
  };
  const { label } = levelWords[channel.level];
  return (
    <>
      <IconButton
        label={`Notifications for ${channel.name}: ${label}`}
        tip={`Notifications: ${label}`}
        icon={icons[channel.level]}
        aria-haspopup="dialog"
        onClick={() => show(true)}
        {...look}
      />
      {open && <LevelDialog channel={channel} onDone={() => show(false)} />}
    </>
  );
}
