import type { Channel } from '@orbit-vine/contract/channels.ts';
import { Link } from 'react-router';
import { community } from '../site.ts';

interface ChannelListProps {
  channels: readonly Channel[];
  activeId: string | undefined;
  onChosen?: () => void;
}

export function ChannelList({ channels, activeId, onChosen }: ChannelListProps) {
  return (
    <ul className="grid">
      {channels.map((channel) => (
        <li key={channel.id}>
          <ChannelLink channel={channel} active={channel.id === activeId} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

interface ChannelLinkProps {
  channel: Channel;
  active: boolean;
  onChosen: (() => void) | undefined;
}

function ChannelLink({ channel: { id, name, unread, mentions }, active, onChosen }: ChannelLinkProps) {
  const weight = active || unread > 0 ? 'font-semibold text-ink' : 'text-muted hover:text-ink';
  return (
    <Link
      to={`${community.path}/${id}`}
      aria-current={active ? 'page' : undefined}
      onClick={onChosen}
      className={`flex min-h-11 items-center gap-3 border-l-2 py-2 pr-4 pl-5 leading-snug -outline-offset-2 focus-visible:outline-2 ${weight} ${active ? 'border-wine bg-sheet' : 'border-transparent hover:bg-sheet/60'}`}
    >
      <span className="min-w-0 flex-1">{name}</span>
      {unread > 0 && !active && (
        <span
          className={`min-w-6 rounded-xs px-1.5 text-center text-xs leading-5 font-semibold ${mentions > 0 ? 'bg-wine text-on-wine' : 'bg-vine/15 text-vine'}`}
        >
          {unread > 99 ? '99+' : unread}
          <span className="sr-only">
            {' '}
            unread{mentions > 0 && `, ${mentions} ${mentions === 1 ? 'mentions' : 'mention'} you`}
          </span>
        </span>
      )}
    </Link>
  );
}
