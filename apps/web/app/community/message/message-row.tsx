import type { Message, Quote, Thread } from '@orbit-vine/contract/messages.ts';
import { Pin } from 'lucide';
import { memo, useEffect } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fetchAtFirstTouch, later } from '../../ui/later.tsx';
import { ClockTime, TimeAgo } from '../../ui/time-ago.tsx';
import { showToast } from '../../ui/toast.tsx';
import { MemberName } from '../members/member-name.tsx';
import { RoleBadge } from '../members/role-badge.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { MessageActions } from './actions/actions-bar.tsx';
import { AuthorFrom } from './author-from.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageParts } from './message-parts.tsx';
import { MovedLine } from './moved-line.tsx';
import { MovedMark } from './moved-mark.tsx';
import { QuoteLine } from './quote.tsx';
import { RemovedLine } from './removed-line.tsx';
import { RowStop } from './row-stop.ts';
import { MessageText } from './text/message-text.tsx';
import { PlainParagraph } from './text/plain-text.tsx';
import { ThreadLine } from './thread-line.tsx';
import { useKeptEdit } from './use-kept-edit.ts';

const EditForm = later(() => import('./edit-form.tsx').then((module) => module.EditForm), {
  waiting: ({ message }) => <MessageText content={message.content} />,
  missing: NotEdited,
});
const KeptEdit = later(() => import('./kept-edit.tsx').then((module) => module.KeptEdit));
const RemovedMessage = later(() => import('./removed-message.tsx').then((module) => module.RemovedMessage), {
  waiting: RemovedLine,
  missing: RemovedLine,
});
const IgnoredMessage = later(() => import('./ignored-message.tsx').then((module) => module.IgnoredMessage), {
  waiting: () => <p className="h-9" />,
});
fetchAtFirstTouch(EditForm);

export const messageElementId = (id: string) => `message-${id}`;

export const rowClass =
  'message -mx-2 px-2 py-0.5 outline-none pointer-coarse:min-h-11 pointer-coarse:content-center pointer-coarse:pr-8';
export const headClass =
  'flex text-base min-w-0 flex-wrap items-baseline gap-x-2 leading-6 [grid-area:head] lg:compact:flex-nowrap lg:compact:pr-3 lg:compact:*:shrink-0 lg:compact:first:*:shrink lg:compact:first:*:truncate';
export const markClass = 'self-start [grid-area:mark] compact:hidden';

interface MessageRowProps {
  message: Message;
  quote?: Quote | undefined;
  thread?: Thread | undefined;
  grouped?: boolean;
  highlighted?: boolean;
  /** The list's one tab stop. */
  stop: boolean;
  ignored?: boolean | undefined;
  role?: string | undefined;
  /** The reader may neither reply nor react. */
  closed: boolean;
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, grouped = false, highlighted = false, stop, ignored = false } = props;
  const drawn = <Drawn {...props} />;
  return (
    <RowStop value={stop}>
      <li
        id={messageElementId(message.id)}
        data-seq={message.seq}
        data-grouped={grouped || undefined}
        tabIndex={stop ? 0 : -1}
        className={`${rowClass} group rounded-xs focus-visible:outline-2 focus-visible:outline-wine hover:bg-ink/3 ${grouped ? '' : 'mt-1.5 pointer-fine:compact:mt-0.5'} ${highlighted ? 'arrived' : ''}`}
      >
        <Boundary of={message} fallback={<UndrawnMessage message={message} />}>
          {ignored ? <IgnoredMessage author={message.author}>{drawn}</IgnoredMessage> : drawn}
        </Boundary>
      </li>
    </RowStop>
  );
});

function Drawn({ message, quote, thread, grouped = false, stop, role, closed }: MessageRowProps) {
  const { actions } = useMemberTools();
  const editing = useObservable(actions.editing) === message.id;
  const kept = useKeptEdit(message);
  const { author, createdAt } = message;
  return (
    <>
      {grouped ? (
        <ClockTime
          at={createdAt}
          className="-mr-3 -ml-2 pt-1.5 whitespace-nowrap [grid-area:mark] compact:hidden lg:compact:block lg:compact:[grid-area:head]"
        />
      ) : (
        <span className={markClass}>
          <Avatar name={author.name} src={author.avatar} size="row" />
        </span>
      )}
      {quote && <QuoteLine channelId={message.channelId} quote={quote} />}
      {grouped ? (
        <span className="sr-only">{author.name}</span>
      ) : (
        <p className={headClass}>
          <MemberName member={author} tabIndex={stop ? 0 : -1} />
          {role && <RoleBadge role={role} />}
          <AuthorFrom author={author} />
          <TimeAgo at={createdAt} clocked />
          <Marks message={message} />
        </p>
      )}
      {message.deleted ? (
        <div className="[grid-area:body]">
          {message.moved ? <MovedLine moved={message.moved} /> : <RemovedMessage message={message} />}
          <ThreadLine message={message} thread={thread} />
        </div>
      ) : editing ? (
        <div className="[grid-area:body]">
          <EditForm message={message} />
        </div>
      ) : (
        <>
          <div className="max-w-[46rem] min-w-0 [grid-area:body]">
            <MessageBody content={message.content} files={message.attachments} />
            <MessageParts message={message} closed={closed} />
            {kept && <KeptEdit message={message} />}
            <ThreadLine message={message} thread={thread} />
          </div>
          <MessageActions
            message={message}
            closed={closed}
            marks={grouped && (message.editedAt || message.pinned) && <Marks message={message} />}
          />
        </>
      )}
    </>
  );
}

function NotEdited({ message }: { message: Message }) {
  const { actions } = useMemberTools();
  useEffect(() => {
    showToast({
      title: 'The message can’t be edited right now',
      description: 'Try again once you’re connected.',
      destructive: true,
    });
    actions.endEdit();
  }, [actions]);
  return <MessageText content={message.content} />;
}

function Marks({ message: { editedAt, pinned, movedFrom } }: { message: Message }) {
  return (
    <>
      {movedFrom && <MovedMark from={movedFrom} />}
      {editedAt && <span className="text-[0.8125rem] text-muted">edited</span>}
      {pinned && (
        <span className="inline-flex items-center gap-1 self-center text-[0.8125rem] text-muted">
          <Icon drawing={Pin} className="size-3.5" />
          Pinned
        </span>
      )}
    </>
  );
}

function UndrawnMessage({ message: { author, content } }: { message: Message }) {
  return (
    <div className="min-w-0 wrap-anywhere [grid-area:body]">
      <p className="font-semibold">{author.name}</p>
      <PlainParagraph text={content} />
    </div>
  );
}
