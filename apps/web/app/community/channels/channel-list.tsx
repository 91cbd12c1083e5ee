import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BellOff, Lock, Pencil } from 'lucide';
import { useContext, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { observable, useObservable } from '../../platform/observable.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { channelHref } from '../links.ts';
import type { Drafts } from '../sync/drafts.ts';
import { MemberContext } from '../sync/member-context.ts';
import { markAllRead, unreadLabel } from '../sync/unread.ts';
import { ChannelSections } from './channel-sections.tsx';
import { channelInDialog } from './level-button.tsx';
import { MarkButtons, useKeptFocus } from './mark-buttons.tsx';
import { isUnread, UnreadOnlyButton } from './unread-only.tsx';

interface ChannelListProps {
  channels: readonly Channel[];
  activeId: string | undefined;
  onChosen?: () => void;
  described?: boolean;
}

/** Visitors have no unread messages. */
const everything = observable(false);

export function ChannelList({ channels, activeId, onChosen, described = false }: ChannelListProps) {
  const queryClient = useQueryClient();
  const unreadOnly = useContext(MemberContext)?.unreadOnly;
  const only = useObservable(unreadOnly ?? everything);
  const part = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(part);
  const inDialog = useObservable(channelInDialog);
  const stays = (each: Channel) => each.id === activeId || each.id === inDialog || isUnread(each);
  const shown = only ? channels.filter(stays) : channels;
  const archived = shown.filter((channel) => channel.archived);
  const open = shown.filter((channel) => !channel.archived);
  const starred = open.filter((channel) => channel.starred);
  const others = open.filter((channel) => !channel.starred);
  const forAll = others.filter(({ kind }) => kind === undefined);
  const listed = (chosen: readonly Channel[]) => (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {chosen.map((channel) => (
        <ChannelItem
          key={channel.id}
          channel={channel}
          active={channel.id === activeId}
          onChosen={onChosen}
          described={described}
        />
      ))}
    </ul>
  );
  return (
    <div ref={part} {...keepFocus}>
      {unreadOnly && <UnreadOnlyButton unreadOnly={unreadOnly} nothing={!shown.some(isUnread)} />}
      {starred.length > 0 && (
        <>
          <h3 className={partClass}>Starred</h3>
          {listed(starred)}
          {forAll.length > 0 && <h3 className={`${partClass} pt-5`}>Others</h3>}
        </>
      )}
      {listed(forAll)}
      {unreadOnly && <ChannelSections channels={others} listed={listed} onChosen={onChosen} />}
      {archived.length > 0 && (
        <details open={archived.some(({ id }) => id === activeId)}>
          <summary className="mt-4 min-h-11 cursor-pointer content-center px-5 -outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine">
            <h3 className="inline font-sans text-xs font-semibold tracking-[0.13em] text-muted uppercase">
              Archived
            </h3>
          </summary>
          {listed(archived)}
        </details>
      )}
      {shown.some(({ id, unread }) => unread > 0 && id !== activeId) && (
        <p className="px-5 py-4">
          <Button onClick={() => void markAllRead(queryClient, channels)}>Mark all as read</Button>
        </p>
      )}
    </div>
  );
}

const atRestClass = 'pointer-fine:group-has-focus-visible:opacity-0 pointer-fine:group-hover:opacity-0';
const partClass = 'px-5 pb-1 font-sans text-sm font-normal text-muted';

interface ChannelItemProps {
  channel: Channel;
  active: boolean;
  onChosen: (() => void) | undefined;
  described: boolean;
}

function ChannelItem({ channel, active, onChosen, described }: ChannelItemProps) {
  const { id, name, kind, members, unread, mentions, level } = channel;
  const muted = level === 'nothing';
  const member = useContext(MemberContext);
  const weight = active || (unread > 0 && !muted) ? 'font-semibold text-ink' : 'text-muted hover:text-ink';
  return (
    <li
      className={`group relative flex items-center border-l-2 ${active ? 'border-wine bg-sheet' : 'border-transparent hover:bg-sheet'}`}
    >
      <Link
        to={channelHref(id)}
        aria-current={active ? 'page' : undefined}
        onClick={onChosen}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-3 py-2 pr-1 pointer-fine:pr-5 pl-5 leading-snug -outline-offset-2 focus-visible:outline-2 ${weight}`}
      >
        {kind === 'direct' && <Avatar name={name} size="small" {...pictureOf(members)} />}
        {kind === 'group' && <Icon drawing={Lock} className="size-4.5 p-0.5" />}
        <span className="min-w-0 flex-1 truncate">
          {name}
          {described && channel.description && (
            <span className="block truncate text-sm font-normal text-muted">{channel.description}</span>
          )}
        </span>
        {member && !active && <DraftMark channelId={id} drafts={member.drafts} />}
        {muted && (
          <>
            <Icon drawing={BellOff} className={`mr-2 size-4 pointer-coarse:hidden ${atRestClass}`} />
            <span className="sr-only">, notifications off</span>
          </>
        )}
        {unread > 0 && (
          <UnreadCount unread={unread} mentions={kind === 'direct' ? 0 : mentions} muted={muted} />
        )}
      </Link>
      {member && <MarkButtons channel={channel} />}
    </li>
  );
}

const pictureOf = (members: Channel['members'] = []) =>
  members[0] && members.length === 1 ? { src: members[0].avatar } : {};

function DraftMark({ channelId, drafts }: { channelId: string; drafts: Drafts }) {
  const has = () => drafts.has(channelId);
  if (!useSyncExternalStore(drafts.subscribe, has, has)) return null;
  return (
    <>
      <Icon drawing={Pencil} className="size-3.5" />
      <span className="sr-only">, draft</span>
    </>
  );
}

interface UnreadCountProps extends Pick<Channel, 'unread' | 'mentions'> {
  muted: boolean;
}

function UnreadCount({ unread, mentions, muted }: UnreadCountProps) {
  const tone = muted ? 'text-muted' : 'bg-vine/15 text-vine';
  return (
    <span className={`flex gap-1 text-center text-xs leading-5 font-semibold ${atRestClass}`}>
      {mentions > 0 && (
        <span aria-hidden="true" className="rounded-xs bg-wine px-1.5 whitespace-nowrap text-on-wine">
          @ {unreadLabel(mentions)}
        </span>
      )}
      <span className={`min-w-6 rounded-xs px-1.5 ${tone}`}>{unreadLabel(unread)}</span>
      <span className="sr-only">
        {' '}
        unread{mentions > 0 && `, ${mentions} ${mentions === 1 ? 'mentions' : 'mention'} you`}
      </span>
    </span>
  );
}
