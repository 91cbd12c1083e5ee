import type { Me } from '@orbit-vine/contract/members.ts';
import { listReports } from '@orbit-vine/contract/moderation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { later } from '../../ui/later.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminPage } from '../admin/admin-page.tsx';
import { statusOf } from '../admin/admin-parts.tsx';
import { appealsQuery } from './appeals-query.ts';
import { ClosedReportsList } from './closed-reports.tsx';
import { ReportedItem, UndrawnItem } from './reported-item.tsx';

const AppealsList = later(() => import('./appeals.tsx').then((module) => module.AppealsList));
const HeldTermsList = later(() => import('./held-terms.tsx').then((module) => module.HeldTermsList));
const HeldItem = later(() => import('./held-item.tsx').then((module) => module.HeldItem));

export default function ReportsPage() {
  return <AdminPage id="reports">{(me) => <Reports me={me} />}</AdminPage>;
}

function Reports({ me }: { me: Me }) {
  const [shown, show] = useState<'open' | 'appeals' | 'closed' | 'terms'>('open');
  const { data: { appeals = [] } = {} } = useQuery(appealsQuery);
  const tabs = [
    { id: 'open', label: 'Open' },
    { id: 'appeals', label: appeals.length > 0 ? `Appeals (${appeals.length})` : 'Appeals' },
    { id: 'closed', label: 'Closed' },
    { id: 'terms', label: 'Words' },
  ] as const;
  return (
    <div className="mt-6">
      <Tabs label="Reports" tabs={tabs} selected={shown} onSelect={show}>
        {shown === 'open' && <Queue me={me} />}
        {shown === 'appeals' && <AppealsList />}
        {shown === 'closed' && <ClosedReportsList me={me} />}
        {shown === 'terms' && <HeldTermsList />}
      </Tabs>
    </div>
  );
}

function Queue({ me }: { me: Me }) {
  const query = useQuery({
    queryKey: ['admin', 'reports', 'queue'],
    queryFn: ({ signal }) => call(listReports, { signal }),
    refetchInterval: 30_000,
  });
  const { reported = [], held = [] } = query.data ?? {};
  const status = statusOf(query, reported.length + held.length === 0 && 'There’s nothing to review.');
  return (
    <>
      {status && (
        <p role="status" className="text-muted">
          {status}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {held.map((waiting) => (
          <HeldItem key={waiting.message.id} waiting={waiting} by={me.role} />
        ))}
        {reported.map((one) => (
          <Boundary key={one.message.id} of={one} fallback={<UndrawnItem reported={one} me={me} />}>
            <ReportedItem reported={one} me={me} />
          </Boundary>
        ))}
      </ul>
    </>
  );
}
