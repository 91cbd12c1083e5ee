import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Pin } from 'lucide';
import { IconButton } from '../../ui/icon-button.tsx';
import { later } from '../../ui/later.tsx';
import { openPanel } from '../../ui/side-panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

const KeptPanel = later(() => import('./kept-panel.tsx').then((module) => module.KeptPanel), {
  waiting: SkeletonRows,
});

export const PinLine = later(() => import('./pin-line.tsx').then((module) => module.PinLine), {
  missing: () => null,
});

const title = 'Pinned messages and files';

export function ChannelPins({ channel: { id, pins: count } }: { channel: Channel }) {
  return (
    <IconButton
      label={count ? `${title}, ${count} pinned` : title}
      tip={title}
      icon={Pin}
      onClick={() => openPanel({ title, content: <KeptPanel channelId={id} /> })}
    >
      {count ? <span className="absolute top-1 right-1 text-xs">{count}</span> : undefined}
    </IconButton>
  );
}
