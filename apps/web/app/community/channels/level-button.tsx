import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Bell, BellOff, BellRing } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { levelWords } from './level-words.ts';

const LevelDialog = later(() => import('./level-dialog.tsx').then((module) => module.LevelDialog));

const icons = { everything: BellRing, mentions: Bell, nothing: BellOff };

interface LevelButtonProps {
  channel: Channel;
  size?: 'small';
  className?: string;
}

export function LevelButton({ channel, ...look }: LevelButtonProps) {
  const [open, setOpen] = useState(false);
  const { label } = levelWords[channel.level];
  return (
    <>
      <IconButton
        label={`Notifications for ${channel.name}: ${label}`}
        tip={`Notifications: ${label}`}
        icon={icons[channel.level]}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...look}
      />
      {open && <LevelDialog channel={channel} onDone={() => setOpen(false)} />}
    </>
  );
}
