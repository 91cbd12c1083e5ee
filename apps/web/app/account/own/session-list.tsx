import { endOtherSessions, endSession, listSessions } from '@orbit-vine/contract/own-account.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { SkeletonRows } from '../../community/skeleton-rows.tsx';
import { SmallButton } from '../../community/small-button.tsx';
import { TimeAgo } from '../../community/time-ago.tsx';
import { whenConfirmed } from '../reauthentication.ts';
import { quietButton } from './parts.tsx';
import { useAct } from './use-act.ts';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  staleTime: 0,
});

export function SessionList() {
  const { data, error } = useQuery(ownSessionsQuery);
  const { pending, fault, act } = useAct(ownSessionsQuery.queryKey);
  if (!data) return error ? <p className="text-sm text-wine">{error.message}</p> : <SkeletonRows />;
  return (
    <>
      <ul className="grid gap-4">
        {data.map(({ id, device, startedAt, lastSeenAt, provedAt, secondFactor, current }) => (
          <li key={id} className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{device}</p>
              <p className="text-sm text-muted">
                {current ? (
                  'This one'
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
                    , confirmed <TimeAgo at={provedAt} />
                  </>
                )}
                {secondFactor && ', with a second factor'}
              </p>
            </div>
            {!current && (
              <SmallButton
                label="Sign out"
                description={`Sign out ${device}`}
                onClick={() => void act(() => whenConfirmed(() => call(endSession, { params: { id } })))}
              />
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <button
          type="button"
          aria-disabled={pending}
          className={`${quietButton} justify-self-start`}
          onClick={() => void act(() => whenConfirmed(() => call(endOtherSessions)))}
        >
          Sign out everywhere else
        </button>
      )}
      {fault && (
        <p role="alert" className="text-sm text-wine">
          {fault}
        </p>
      )}
    </>
  );
}
