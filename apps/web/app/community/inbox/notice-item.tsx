import type { Notice } from '@orbit-vine/contract/inbox.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Shield from 'lucide-react/icons/shield';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { withoutMarks } from '../message/without-marks.ts';
import { PanelLink } from '../panel-link.tsx';
import { TimeAgo } from '../time-ago.tsx';
import { useChannelName } from '../use-channel-name.ts';
import { readOne } from './inbox.ts';

const fromModerators = {
  warning: 'A warning from the moderators',
  mute: 'From the moderators',
  report: 'About your report',
};

export function NoticeItem({ notice }: { notice: Notice }) {
  const { kind, message, read } = notice;
  const queryClient = useQueryClient();
  const said = kind === 'mention' || kind === 'reply';
  const text = said ? (
    message && <Said kind={kind} message={message} />
  ) : (
    <Decided kind={kind} notice={notice} />
  );
  const block = 'flex min-w-0 flex-1 gap-3 rounded-xs px-2 py-3';
  return (
    <li
      className={`-mx-2 flex items-start border-l-2 border-b border-b-line last:border-b-0 ${read ? 'border-l-transparent' : 'border-l-wine bg-wine/5'}`}
    >
      {message ? (
        <PanelLink
          message={message}
          onOpen={() => void readOne(queryClient, notice)}
          className={`${block} hover:bg-ink/5 focus-visible:outline-2 focus-visible:outline-wine`}
        >
          {text}
        </PanelLink>
      ) : (
        <div className={block}>{text}</div>
      )}
      {!read && (
        <button
          type="button"
          aria-label="Mark as read"
          data-tip="Mark as read"
          onClick={() => void readOne(queryClient, notice)}
          className="mt-1.5 grid size-9 shrink-0 place-items-center rounded-xs text-muted pointer-coarse:size-11 hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-wine"
        >
          <Check aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
}

function Said({ kind, message }: { kind: 'mention' | 'reply'; message: Message }) {
  const { author, channelId, content, attachments, createdAt } = message;
  const channel = useChannelName(channelId);
  return (
    <Told
      mark={<Avatar name={author.name} src={author.avatar} />}
      title={
        <>
          <span className="font-semibold wrap-anywhere">{author.name}</span>{' '}
          {kind === 'mention' ? 'mentioned you' : 'replied to you'} in {channel}
        </>
      }
      at={createdAt}
      text={withoutMarks(content) || attachments.map(({ name }) => name).join(', ')}
    />
  );
}

function Decided({ kind, notice }: { kind: keyof typeof fromModerators; notice: Notice }) {
  return (
    <Told
      mark={
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-line text-muted">
          <Shield aria-hidden="true" className="size-5" />
        </span>
      }
      title={<span className="font-semibold">{fromModerators[kind]}</span>}
      at={notice.createdAt}
      text={notice.text ?? ''}
      whole
    />
  );
}

interface ToldProps {
  mark: ReactNode;
  title: ReactNode;
  at: string;
  text: string;
  /** What moderators write is not shortened. */
  whole?: boolean;
}

function Told({ mark, title, at, text, whole = false }: ToldProps) {
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
