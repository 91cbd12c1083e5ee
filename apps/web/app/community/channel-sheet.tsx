import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Modal } from '../ui/modal.tsx';
import { ChannelList } from './channel-list.tsx';

interface ChannelSheetProps {
  channels: readonly Channel[];
  activeId: string | undefined;
  onDone: () => void;
}

const side =
  'm-0 h-dvh max-h-none w-80 max-w-[85vw] border-r border-line duration-200 motion-safe:transition-transform starting:-translate-x-full';

/** The channels on screens that have no room for them beside the messages. */
export function ChannelSheet({ channels, activeId, onDone }: ChannelSheetProps) {
  return (
    <Modal title="Channels" onDismiss={onDone} className={side}>
      <nav aria-label="Channels" className="-mx-6 mt-6">
        <ChannelList channels={channels} activeId={activeId} onChosen={onDone} />
      </nav>
    </Modal>
  );
}
