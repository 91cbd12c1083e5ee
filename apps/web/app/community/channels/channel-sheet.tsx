import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useContext } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ViewButtons } from '../message/view-buttons.tsx';
import { MemberContext } from '../sync/member-context.ts';
import { openTools } from '../tools/open-tools.tsx';
import { ChannelList } from './channel-list.tsx';

interface ChannelSheetProps {
  channels: readonly Channel[];
  activeId: string | undefined;
  onDone: () => void;
}

export function ChannelSheet({ channels, activeId, onDone }: ChannelSheetProps) {
  const member = useContext(MemberContext);
  return (
    <Dialog title="Channels" onDismiss={onDone} shape="leftSheet">
      <nav aria-label="Channels" className="-mx-6 mt-6">
        <ChannelList channels={channels} activeId={activeId} onChosen={onDone} described />
      </nav>
      <div className="-mx-6 mt-4 grid border-t border-line">
        {member && (
          <button
            type="button"
            onClick={() => {
              onDone();
              openTools();
            }}
            className="min-h-11 px-5 text-left text-sm text-muted -outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
          >
            Calculators
          </button>
        )}
        <ViewButtons />
      </div>
    </Dialog>
  );
}
