import {
  type AuditAction,
  type AuditEntry,
  auditActionWords,
  listAuditEntries,
} from '@orbit-vine/contract/audit-log.ts';
import { counted } from '@orbit-vine/contract/counted.ts';
import { durationWords } from '@orbit-vine/contract/duration-words.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../platform/api.ts';
import { AdminPage } from '../admin/admin-page.tsx';
import { Moment, statusOf } from '../admin/admin-parts.tsx';
import { Filters, ListStatus, MoreButton } from '../admin/list-parts.tsx';
import { RemovedWords } from '../message/removed-words.tsx';

export default function AuditLogPage() {
  return <AdminPage id="record">{() => <AuditEntries />}</AdminPage>;
}

const onMembers: ReadonlySet<AuditAction> = new Set([
  'warn',
  'mute',
  'unmute',
  'suspend',
  'unsuspend',
  'role',
  'signOut',
]);

const choices: [AuditAction | '', string][] = [
  ['', 'Everything'],
  ...(Object.entries(auditActionWords) as [AuditAction, string][]).map(
    ([act, words]): [AuditAction, string] => [act, onMembers.has(act) ? `${words} a member` : words],
  ),
];

function AuditEntries() {
  const [act, setAct] = useState<AuditAction | ''>('');
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const query = useInfiniteQuery({
    queryKey: ['admin', 'record', act, name],
    queryFn: ({ pageParam, signal }) =>
      call(listAuditEntries, {
        query: { ...(act && { act }), ...(name && { name }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ more, acts }) => (more ? acts.at(-1)?.id : undefined),
  });
  const found = query.data?.pages.flatMap((page) => page.acts) ?? [];
  const status = statusOf(query, found.length === 0 && 'No entries match.');
  return (
    <>
      <Filters
        name={typed}
        onName={setTyped}
        label="Action"
        choice={act}
        choices={choices}
        onChoice={setAct}
      />
      <ListStatus status={status} />
      <ol className="mt-4 divide-y divide-line">
        {found.map((one) => (
          <AuditEntryItem key={one.id} act={one} />
        ))}
      </ol>
      <MoreButton label="Show older" query={query} />
    </>
  );
}

/** Actions on a message or an appeal: the member is its author. */
const onTexts: ReadonlySet<AuditAction> = new Set([
  'delete',
  'restore',
  'release',
  'decline',
  'pin',
  'unpin',
  'move',
  'close',
  'reopen',
  'dismiss',
  'grantAppeal',
  'denyAppeal',
]);

function AuditEntryItem({
  act: { act, actor, member, channel, messageId, details, createdAt },
}: {
  act: AuditEntry;
}) {
  const byMember = onTexts.has(act);
  return (
    <li className="py-3 wrap-anywhere">
      <p>
        <span className="font-semibold">{actor.name}</span> {auditActionWords[act]}
        {member && (byMember ? ` by ${member.name}` : ` ${member.name}`)}
        {channel && (byMember ? ` in ${channel.name}` : `: ${channel.name}`)}
      </p>
      <p className="text-sm text-muted">
        <Moment at={createdAt} />
        {detailWords(details).map((words) => ` · ${words}`)}
      </p>
      {act === 'delete' && messageId && <RemovedWords messageId={messageId} />}
    </li>
  );
}

function detailWords(details: Record<string, unknown>): string[] {
  const { hours, days, text, from, to, before, first } = details;
  const previous = before as { name?: string; staffOnly?: boolean; slowS?: number } | undefined;
  const { staffOnly, slowS } = details;
  return [
    typeof hours === 'number' && counted(hours, 'hour'),
    typeof days === 'number' && counted(days, 'day'),
    typeof from === 'string' && typeof to === 'string' && `from ${from} to ${to}`,
    details.removeMessages === true && 'with all their messages',
    typeof staffOnly === 'boolean' &&
      staffOnly !== previous?.staffOnly &&
      (staffOnly ? 'only moderators can write' : 'all members can write'),
    typeof slowS === 'number' &&
      slowS !== previous?.slowS &&
      (slowS > 0 ? `slow mode of ${durationWords(slowS)}` : 'no slow mode'),
    first === true && 'newcomers see it first',
    typeof previous?.name === 'string' && previous.name !== details.name && `was ${previous.name}`,
    typeof text === 'string' && text !== '' && `“${text}”`,
  ].filter((words) => words !== false);
}
