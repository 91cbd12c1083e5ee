import type { Message } from '@orbit-vine/contract/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { leavePanel } from '../../ui/side-panel.tsx';
import { channelHref } from '../links.ts';

interface PanelLinkProps {
  id?: string;
  message: Pick<Message, 'id' | 'channelId'>;
  onOpen?: () => void;
  className: string;
  children: ReactNode;
}

export function PanelLink({ id, message, onOpen, className, children }: PanelLinkProps) {
  return (
    <Link
      id={id}
      to={channelHref(message.channelId, message.id)}
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
