import { adminPath } from '@orbit-vine/contract/admin-path.ts';
import type { Me } from '@orbit-vine/contract/members.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../../account/members/me.ts';
import { useSession } from '../../account/session.ts';
import { community } from '../../platform/site.ts';
import { PageHead } from '../../site/meta.tsx';
import { later } from '../../ui/later.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type AdminPageId, adminPages, mayDo } from './pages.ts';

const StaffProof = later(() => import('./staff-proof.tsx').then((module) => module.StaffProof), {
  waiting: () => <Note>Loading…</Note>,
});

interface AdminPageProps {
  id: AdminPageId;
  children: (me: Me) => ReactNode;
}

export function AdminPage({ id, children }: AdminPageProps) {
  const { name, description } = adminPages[id];
  return (
    <>
      <PageHead title={name} description={description} path={`${adminPath}/${id}`} index={false} />
      <h1 className="text-4xl">{name}</h1>
      <p className="mt-2 text-muted">{description}</p>
      <ForStaff id={id}>{children}</ForStaff>
    </>
  );
}

function ForStaff({ id, children }: AdminPageProps) {
  const session = useSession();
  const { data: me, error } = useQuery({ ...meQuery, enabled: session.state === 'signedIn' });
  const { role } = adminPages[id];
  if (session.state === 'unknown') return <Note>{session.error.message}</Note>;
  if (session.state === 'signedOut')
    return (
      <Note>
        This page is for {role}s.{' '}
        <TextLink href={community.path} className="font-semibold">
          Sign in to {community.name}
        </TextLink>{' '}
        and come back.
      </Note>
    );
  if (error) return <Note>{error.message}</Note>;
  if (!me) return <Note>Loading…</Note>;
  if (!mayDo(me.role, role) && mayDo(me.staffRole ?? me.role, role)) return <StaffProof />;
  if (!mayDo(me.role, role)) return <Note>This page is for {role}s.</Note>;
  return children(me);
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-6">
      {children}
    </p>
  );
}
