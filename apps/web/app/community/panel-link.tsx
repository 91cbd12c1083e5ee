import type { Message } from '@orbit-vine/contract/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressOf } from './addresses.ts';
import { leavePanel } from './side-panel.tsx';

interface PanelLinkProps {
  id?: string;
  message: Pick<Message, 'id' | 'channelId'>;
  onOpen?: () => void;
  className: string;
  children: ReactNode;
}

/** Leads from a panel to a message in its place. */
export function PanelLink({ id, message, onOpen, className, children }: PanelLinkProps) {
  return (
    <Link
      id={id}
      to={addressOf(message.channelId, message.id)}
      onClick={() => {
        onOpen?.();
        leavePanel();
      }}
      className={className}
    >
      {children}
    </Link>
  );
}
