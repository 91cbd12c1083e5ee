import { getNumbers, type Newcomers } from '@orbit-vine/contract/community-numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { countInWords } from '../../platform/formatters.ts';
import { AdminPage } from './admin-page.tsx';
import { statusOf } from './admin-parts.tsx';
import { MessagesByWeek } from './messages-by-week.tsx';
import { UnsetLinks } from './unset-links.tsx';

export default function NumbersPage() {
  return <AdminPage id="numbers">{() => <Numbers />}</AdminPage>;
}

function Numbers() {
  const query = useQuery({
    queryKey: ['admin', 'numbers'],
    queryFn: ({ signal }) => call(getNumbers, { signal }),
  });
  const { data } = query;
  if (!data)
    return (
      <p role="status" className="mt-6 text-muted">
        {statusOf(query, false)}
      </p>
    );
  const figures = {
    Members: data.members,
    'New in the last 7 days': data.newThisWeek,
    'Wrote or reacted in the last 7 days': data.activeThisWeek,
    'Open reports': data.openReports,
  };
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {Object.entries(figures).map(([name, number]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-4xl tabular-nums">{countInWords(number)}</dd>
          </div>
        ))}
      </dl>
      {data.newcomers && <NewcomerFigures newcomers={data.newcomers} />}
      <MessagesByWeek weeks={data.weeks} />
      <UnsetLinks />
    </>
  );
}

function NewcomerFigures({ newcomers: { spoke, answered, returned } }: { newcomers: Newcomers }) {
  const shares = [
    ['members who joined in the last 30 days have written', spoke],
    ['first messages got a reply within a day', answered],
    ['members were still active in their fourth week', returned],
  ] as const;
  return (
    <section className="mt-10">
      <h2 className="text-2xl">Newcomers</h2>
      <dl className="mt-4 grid gap-6 sm:grid-cols-3">
        {shares.map(([name, { count, of }]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-4xl tabular-nums">
              {countInWords(count)}
              <span className="text-xl text-muted"> of {countInWords(of)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
