import { adminPath } from '@orbit-vine/contract/admin-path.ts';
import {
  isMemberMessage,
  type MemberMessageKind,
  memberMessageWords,
  type Notice,
} from '@orbit-vine/contract/inbox.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Shield } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withLocalMoments } from '../../platform/local-moments.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { PanelLink } from '../message/panel-link.tsx';
import { useChannelName } from '../queries/use-channel-name.ts';
import { markNotificationRead } from './notifications.ts';

const fromModerators = {
  warning: 'A warning from the moderators',
  mute: 'From the moderators',
  report: 'About your report',
  reported: 'To review',
};

export function NotificationItem({ notice }: { notice: Notice }) {
  const { kind, message, read } = notice;
  const queryClient = useQueryClient();
  const text =
    kind === 'reminder' || isMemberMessage(kind) ? (
      message && <MemberMessageText kind={kind} message={message} />
    ) : (
      <ModerationText kind={kind} notice={notice} />
    );
  const block = 'flex min-w-0 flex-1 gap-3 rounded-xs px-2 py-3';
  const link = `${block} hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine`;
  const open = () => void markNotificationRead(queryClient, notice);
  return (
    <li
      className={`-mx-2 flex items-start border-l-2 border-b border-b-line last:border-b-0 ${read ? 'border-l-transparent' : 'border-l-wine bg-wine/5'}`}
    >
      {kind === 'reported' ? (
        <Link to={`${adminPath}/reports`} onClick={open} className={link}>
          {text}
        </Link>
      ) : message ? (
        <PanelLink message={message} onOpen={open} className={link}>
          {text}
        </PanelLink>
      ) : (
        <div className={block}>{text}</div>
      )}
      {!read && (
        <IconButton
          label="Mark as read"
          tip="Mark as read"
          icon={Check}
          size="small"
          onClick={() => void markNotificationRead(queryClient, notice)}
          className="mt-1.5"
        />
      )}
    </li>
  );
}

function MemberMessageText({ kind, message }: { kind: MemberMessageKind | 'reminder'; message: Message }) {
  const { author, channelId, content, attachments, createdAt } = message;
  const channel = useChannelName(channelId);
  const name = <span className="font-semibold wrap-anywhere">{author.name}</span>;
  return (
    <NotificationText
      mark={<Avatar name={author.name} src={author.avatar} />}
      title={
        <>
          {kind === 'reminder' ? (
            <>Reminder of a message by {name}</>
          ) : (
            <>
              {name} {memberMessageWords[kind]}
            </>
          )}
          {kind !== 'direct' && ` in ${channel}`}
        </>
      }
      at={createdAt}
      text={stripMarkdown(content) || attachments.map(({ name }) => name).join(', ')}
    />
  );
}

function ModerationText({ kind, notice }: { kind: keyof typeof fromModerators; notice: Notice }) {
  return (
    <NotificationText
      mark={
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-line text-muted">
          <Icon drawing={Shield} className="size-5" />
        </span>
      }
      title={<span className="font-semibold">{fromModerators[kind]}</span>}
      at={notice.createdAt}
      text={withLocalMoments(notice.text ?? '') || stripMarkdown(notice.message?.content ?? '')}
      whole
    />
  );
}

interface NotificationTextProps {
  mark: ReactNode;
  title: ReactNode;
  at: string;
  text: string;
  whole?: boolean;
}

function NotificationText({ mark, title, at, text, whole = false }: NotificationTextProps) {
  return (
    <>
      {mark}
      <div className="min-w-0 flex-1">
        <p className="leading-snug">{title}</p>
        <TimeAgo at={at} />
        <p className={`mt-1 leading-snug wrap-anywhere ${whole ? 'whitespace-pre-wrap' : 'line-clamp-3'}`}>
          {text}
        </p>
      </div>
    </>
  );
}
