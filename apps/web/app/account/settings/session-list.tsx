import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from '@orbit-vine/contract/own-account.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { useAction } from '../../ui/use-action.ts';
import { whenConfirmed } from '../reauthentication.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  staleTime: 0,
});

export function SessionList() {
  const { data, error } = useQuery(ownSessionsQuery);
  const { pending, failure, run } = useAction({ refetch: [ownSessionsQuery.queryKey] });
  if (!data) return error ? <p className="text-sm text-wine">{error.message}</p> : <SkeletonRows />;
  const end = ({ id, device }: Session) =>
    void run(() => whenConfirmed(() => call(endSession, { params: { id } })), `Signed out ${device}`);
  return (
    <>
      <ul className="grid gap-4">
        {data.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end(session)} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          pending={pending}
          onClick={() =>
            void run(() => whenConfirmed(() => call(endOtherSessions)), 'Signed out everywhere else')
          }
          className="justify-self-start"
        >
          Sign out everywhere else
        </Button>
      )}
      <ErrorLine error={failure} />
    </>
  );
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { device, startedAt, lastSeenAt, provedAt, secondFactor, current } = session;
  return (
    <li className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-muted">
          {current ? (
            'This device'
          ) : (
            <>
              Last seen <TimeAgo at={lastSeenAt} />
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          Signed in <TimeAgo at={startedAt} />
          {provedAt && (
            <>
              , identity confirmed <TimeAgo at={provedAt} />
            </>
          )}
          {secondFactor && ', with a second factor'}
        </p>
      </div>
      {!current && (
        <Button aria-label={`Sign out ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
