import type { Me } from '@orbit-vine/contract/members.ts';
import { type ClosedReports, listClosedReports } from '@orbit-vine/contract/moderation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { TextRouteLink } from '../../ui/text-link.tsx';
import { Moment, statusOf } from '../admin/admin-parts.tsx';
import { ListStatus, MoreButton } from '../admin/list-parts.tsx';
import { channelHref } from '../links.ts';
import { ReportNotes } from './report-notes.tsx';
import { ReportedVersions, ReportLines } from './report-parts.tsx';

export function ClosedReportsList({ me }: { me: Me }) {
  const query = useInfiniteQuery({
    queryKey: ['admin', 'reports', 'closed'],
    queryFn: ({ pageParam, signal }) => call(listClosedReports, { query: pageParam, signal }),
    initialPageParam: {} as { page?: string },
    getNextPageParam: ({ next }) => (next ? { page: next } : undefined),
  });
  const closed = query.data?.pages.flatMap((page) => page.closed) ?? [];
  return (
    <>
      <ListStatus status={statusOf(query, closed.length === 0 && 'No reports have been closed yet.')} />
      <ol className="divide-y divide-line">
        {closed.map((one) => (
          <Boundary
            key={`${one.message.id} ${one.closedAt}`}
            of={one}
            fallback={<li className="py-5">This report can’t be shown.</li>}
          >
            <ClosedItem one={one} me={me} />
          </Boundary>
        ))}
      </ol>
      <MoreButton label="Show older" query={query} />
    </>
  );
}

const outcomes = {
  acted: (by: string) => `${by} took action`,
  dismissed: (by: string, count: number) => `${by} dismissed ${count === 1 ? 'the report' : 'the reports'}`,
} as const;

function ClosedItem({ one, me }: { one: ClosedReports; me: Me }) {
  const { message, channel, reports, notes, outcome, closedBy, closedAt } = one;
  return (
    <li className="py-5 wrap-anywhere">
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {outcomes[outcome](closedBy.name, reports.length)}{' '}
        <span className="text-sm font-normal text-muted">
          <Moment at={closedAt} />
        </span>
      </h2>
      <p className="text-sm text-muted">
        {message.author.name} in {channel.name} · <Moment at={message.createdAt} />
      </p>
      <ReportedVersions message={message} reports={reports} />
      <ReportLines reports={reports} />
      <ReportNotes messageId={message.id} notes={notes} me={me} />
      {!message.deleted && (
        <TextRouteLink to={channelHref(message.channelId, message.id)} look="standalone">
          See it in context
        </TextRouteLink>
      )}
    </li>
  );
}
