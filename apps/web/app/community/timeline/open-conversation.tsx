import type { Channel } from '@orbit-vine/contract/channels.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { staffQuery } from '../../account/members/staff.ts';
import { observable } from '../../platform/observable.ts';
import { later as fetched } from '../../ui/later.tsx';
import { MessageRow, messageElementId } from '../message/message-row.tsx';
import { useDensity } from '../message/view-settings.ts';
import { useArchived } from '../queries/channels.ts';
import { keptEdits } from '../sync/edits.ts';
import { type ChannelLog, quotedIn, timeline } from '../sync/log/channel-log.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { useUnsent } from '../sync/use-unsent.ts';
import { DayDivider, NewDivider } from './dividers.tsx';
import { EmptyChannel } from './empty-channel.tsx';
import { NewestButton } from './newest-button.tsx';
import { type Anchor, type OpenPosition, readOn } from './opening.ts';
import { type Row, rowsOf } from './rows.ts';
import { useEdge } from './use-edge.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRows } from './use-rows.ts';
import { useScrollKeeping } from './use-scroll-keeping.ts';
import { useTouch } from './use-touch.ts';
import { WaitingRows } from './waiting-rows.tsx';

const LostEdits = fetched(() => import('./lost-edits.tsx').then((module) => module.LostEdits));
const HeldMessages = fetched(() => import('./held-messages.tsx').then((module) => module.HeldMessages));

/** The duration of `arrived` in community.css. */
const highlightMs = 3_000;

function useHasEdits(memberId: string): boolean {
  const kept = keptEdits(memberId);
  return useSyncExternalStore(kept.subscribe, () => kept.get().length > 0);
}

interface OpenConversationProps {
  channel: Channel;
  log: ChannelLog;
  opened: OpenPosition;
  firstNew: number | undefined;
  toNewest: () => void;
  leaveAt: (spot: Anchor) => void;
}

export function OpenConversation(props: OpenConversationProps) {
  const { channel, log, opened, toNewest } = props;
  const { user } = useMemberTools();
  const list = useRef<HTMLDivElement>(null);
  const density = useDensity();
  const hasEdits = useHasEdits(user.id);
  const { shown, rows, waiting, ownId, atEnd, seen, onScroll, toEnd } = useConversation(props, list);
  const { messages, live } = shown;
  const earlier = useEdge(list, shown.earlier, {
    loading: 'Loading older messages…',
    failed: 'Older messages couldn’t be loaded.',
  });
  const later = useEdge(list, shown.later, {
    loading: 'Loading newer messages…',
    failed: 'Newer messages couldn’t be loaded.',
  });
  const highlighted = useArrival(opened);
  const { stop, ...walk } = useRowKeys(list, rows, channel);
  useTouch(list);
  useScrollToOwn(ownId, live, toNewest);

  const onNewest = () => {
    // Reaching the end removes the button, and its focus with it.
    list.current?.focus({ preventScroll: true });
    if (live) toEnd();
    else toNewest();
  };
  return (
    <>
      <section
        ref={list}
        data-density={density}
        {...walk}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll area reachable by keyboard.
        tabIndex={0}
        aria-label={`Messages in ${channel.name}`}
        className="relative min-h-0 overflow-y-auto overscroll-contain [@media(height<30rem)]:overscroll-auto [overflow-anchor:none] -outline-offset-2 focus-visible:outline-2 focus-visible:outline-wine"
      >
        <div className="mx-auto flex min-h-full max-w-[60rem] flex-col justify-end px-4 py-1 sm:px-8">
          {earlier}
          {rows.length + waiting.length === 0 && !channel.held && live && !shown.earlier ? (
            <EmptyChannel channel={channel} />
          ) : (
            <ol>
              <SentRows channelId={channel.id} rows={rows} log={log} highlighted={highlighted} stop={stop} />
              <WaitingRows waiting={waiting} last={messages.at(-1)} />
            </ol>
          )}
          {live && hasEdits && <LostEdits channelId={channel.id} log={log} />}
          {live && channel.held && <HeldMessages channelId={channel.id} log={log} />}
          {later}
        </div>
      </section>
      {!atEnd && <NewestButton log={log} ownId={user.id} seen={seen} onClick={onNewest} />}
    </>
  );
}

/** The rows around the reader's place, which the view keeps or follows, and how far they have been read. */
function useConversation(props: OpenConversationProps, list: RefObject<HTMLDivElement | null>) {
  const { channel, log, opened, firstNew, leaveAt } = props;
  const [atEnd, setAtEnd] = useState(false);
  const [{ seen, read }] = useState(() => {
    const before = (channel.firstUnread ?? newestOf(log) + 1) - 1;
    return { seen: observable(before), read: observable(before) };
  });
  const shown = useRows(channel.id, log, opened, atEnd);
  const unsent = useUnsent(channel.id, log);
  const { messages, before, live } = shown;
  const rows = useMemo(() => rowsOf(messages, { before, firstNew }), [messages, before, firstNew]);
  const waiting = live ? unsent : [];
  const ownId = unsent.at(-1)?.id;
  const scrolling = useScrollKeeping({
    list,
    opened,
    rows,
    lastId: waiting.at(-1)?.id ?? messages.at(-1)?.id,
    ownId,
    live,
    behind: log.appliedSeq < channel.seq,
    atEnd,
    onAtEnd: setAtEnd,
    onSeen: (spot, newest) => {
      leaveAt(spot);
      seen.set(Math.max(seen.get(), newest));
      read.set(readOn(messages, read.get(), { from: spot.seq, to: newest }));
    },
  });
  useReadMark({ channelId: channel.id, seq: log.appliedSeq, atEnd, read });
  return { shown, rows, waiting, ownId, atEnd, seen, ...scrolling };
}

interface SentRowsProps {
  channelId: string;
  rows: readonly Row[];
  log: ChannelLog;
  highlighted: string | undefined;
  stop: string | undefined;
}

/** Runs the rows' shared queries once. */
function SentRows({ channelId, rows, log, highlighted, stop }: SentRowsProps) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const { data: staff } = useQuery(staffQuery);
  const closed = useArchived(channelId) || me?.mutedUntil !== undefined;
  return rows.map(({ message, day, firstNew: isNew, grouped }) => (
    <Fragment key={message.id}>
      {day && <DayDivider day={day} />}
      {isNew && <NewDivider />}
      <MessageRow
        message={message}
        quote={quotedIn(log, message)}
        thread={log.threads.get(message.id)?.thread}
        grouped={grouped}
        highlighted={message.id === highlighted}
        stop={message.id === stop}
        ignored={me?.ignored?.includes(message.author.id)}
        role={staff?.[message.author.id]}
        closed={closed}
      />
    </Fragment>
  ));
}

const newestOf = (log: ChannelLog) => timeline(log).at(-1)?.seq ?? 0;

function useArrival(opened: OpenPosition): string | undefined {
  const [faded, setFaded] = useState<OpenPosition>();
  useEffect(() => {
    const row = opened.message && document.getElementById(messageElementId(opened.message.id));
    row?.focus({ preventScroll: true });
    const timer = setTimeout(() => setFaded(opened), highlightMs);
    return () => clearTimeout(timer);
  }, [opened]);
  return faded === opened ? undefined : opened.message?.id;
}

/** Scrolls to the member's new message if they were reading the past. */
function useScrollToOwn(ownId: string | undefined, live: boolean, toNewest: () => void): void {
  const previousId = useRef(ownId);
  useEffect(() => {
    if (ownId !== undefined && ownId !== previousId.current && !live) toNewest();
    previousId.current = ownId;
  }, [ownId, live, toNewest]);
}
