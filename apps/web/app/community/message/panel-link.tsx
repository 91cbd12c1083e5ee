import type { Message } from '@orbit-vine/contract/messages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { leavePanel } from '../../ui/side-panel.tsx';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { channelHref } from '../links.ts';

interface PanelLinkProps {
  id?: string;
  message: Pick<Message, 'id' | 'channelId'>;
  onOpen?: () => void;
  look?: 'compact';
  className?: string;
  children: ReactNode;
}

export function PanelLink({ message, onOpen, look, ...rest }: PanelLinkProps) {
  const link = {
    ...rest,
    to: channelHref(message.channelId, message.id),
    onClick: () => {
      onOpen?.();
      leavePanel();
    },
  };
  return look ? <TextRouteLink {...link} look={look} /> : <Link {...link} />;
}
