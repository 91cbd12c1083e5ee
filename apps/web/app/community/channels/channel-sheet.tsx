import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DensityButton } from '../message/density-button.tsx';
import { ChannelList } from './channel-list.tsx';

interface ChannelSheetProps {
  channels: readonly Channel[];
  activeId: string | undefined;
  onDone: () => void;
}

/** The channels on screens that have no room for them beside the messages. */
export function ChannelSheet({ channels, activeId, onDone }: ChannelSheetProps) {
  return (
    <Dialog title="Channels" onDismiss={onDone} shape="leftSheet">
      <nav aria-label="Channels" className="-mx-6 mt-6">
        <ChannelList channels={channels} activeId={activeId} onChosen={onDone} described />
      </nav>
      <DensityButton className="-mx-6 mt-4 w-[calc(100%+3rem)] border-t border-line" />
    </Dialog>
  );
}
