import {
  changeNotifications,
  getNotifications,
  type Notifications,
  type QuietHours,
  unsubscribeBrowser,
} from '@orbit-vine/contract/notifications.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Retry } from '../../ui/retry.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useAction } from '../../ui/use-action.ts';
import { Choice } from '../choice.tsx';
import { PushChoice } from './push-choice.tsx';
import { QuietChoice } from './quiet-choice.tsx';

const notificationsQuery = queryOptions({
  queryKey: ['own', 'notifications'],
  queryFn: ({ signal }) => call(getNotifications, { signal }),
  staleTime: 0,
});

export function NotificationsSection({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(notificationsQuery);
  const { pending, failure, run } = useAction();
  if (!data)
    return error ? <Retry message={error.message} onRetry={() => void refetch()} /> : <SkeletonRows />;
  const change = (work: () => Promise<Notifications>, confirmation?: string) =>
    run(async () => queryClient.setQueryData(notificationsQuery.queryKey, await work()), confirmation);
  const set = (body: { mail?: boolean; digest?: boolean; quiet?: QuietHours | null }) =>
    void change(() => call(changeNotifications, { body }), 'Saved');
  const others = data.devices.filter(({ current }) => !current);
  return (
    <>
      <p className="text-sm text-muted">
        While you’re here, notifications appear here and nowhere else. Each channel’s bell says what you’re
        notified about.
      </p>
      <Choice
        label="Email me notifications"
        hint="Sent if a notification is still unread after a while. Several go into one email."
        checked={data.mail}
        pending={pending}
        onChange={(mail) => set({ mail })}
      />
      <Choice
        label="Email me a weekly digest"
        hint="What members talked about during the week."
        checked={data.digest}
        pending={pending}
        onChange={(digest) => set({ digest })}
      />
      <PushChoice userId={userId} settings={data} pending={pending} change={change} />
      <QuietChoice quiet={data.quiet} pending={pending} onChange={(quiet) => set({ quiet })} />
      {others.length > 0 && (
        <ul aria-label="Other browsers that show notifications" className="grid gap-3">
          {others.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3">
              <span className="min-w-0 flex-1 text-sm wrap-anywhere">{name} shows them, too</span>
              <Button
                aria-label={`Stop notifications in ${name}`}
                onClick={() =>
                  void change(() => call(unsubscribeBrowser, { params: { id } }), `Stopped in ${name}`)
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorLine error={failure} />
    </>
  );
}
