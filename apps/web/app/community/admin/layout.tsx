import { adminPath } from '@orbit-vine/contract/admin-path.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { AskedDialog } from '../../account/asked-dialog.tsx';
import { meQuery } from '../../account/members/me.ts';
import { useSession } from '../../account/session.ts';
import { GrapeMark } from '../../art/grape-mark.tsx';
import { createQueryClient } from '../../platform/query-client.ts';
import { community } from '../../platform/site.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { RetryPage } from '../../ui/retry-page.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { useOpenReports } from './open-reports.ts';
import { pagesFor } from './pages.ts';
import '../../styles/community.css';

export const handle = { hydrate: true };

/** The frame of all staff pages. The server checks the role for each request. */
export default function AdminLayout() {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <header className="flex h-15 items-center gap-3 border-b border-line px-4 sm:px-5">
        <GrapeMark filled className="size-8 shrink-0 text-wine" />
        <Link to={community.path} className="py-2 font-display text-2xl leading-none">
          {community.name}
        </Link>
      </header>
      <AdminNavigation />
      <main id="content" className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
        {/* Prevents a layout shift while HTML is still arriving: see SiteFrame. */}
        <link rel="expect" href="#content" blocking="render" />
        <Boundary of={pathname} fallback={<p role="alert">This page can’t be shown. Please reload it.</p>}>
          <Outlet />
        </Boundary>
      </main>
      <AskedDialog />
      <Toaster />
    </QueryClientProvider>
  );
}

/** React Router's default sets `innerHTML`, which the pages' content security policy forbids. */
export function ErrorBoundary() {
  return (
    <RetryPage
      title="This page needs to be reloaded"
      text="Part of it couldn’t be loaded."
      button="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}

function AdminNavigation() {
  const { state } = useSession();
  const { data: me } = useQuery({ ...meQuery, enabled: state === 'signedIn' });
  const pages = pagesFor(me?.staffRole ?? me?.role ?? 'member');
  const open = useOpenReports(me !== undefined && me.role !== 'member');
  return (
    <nav aria-label="Administration" className="min-h-12 border-b border-line">
      <ul className="mx-auto flex max-w-4xl flex-wrap gap-x-5 px-4 sm:px-6">
        {pages.map(({ id, name, short }) => (
          <li key={id}>
            <NavLink
              to={`${adminPath}/${id}`}
              className="flex min-h-12 items-center gap-2 border-b-2 border-transparent text-muted hover:text-ink focus-visible:outline-2 focus-visible:outline-wine aria-[current=page]:border-wine aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {short ?? name}
              {id === 'reports' && open > 0 && (
                <span className="min-w-6 rounded-xs bg-wine px-1.5 text-center text-xs leading-5 font-semibold text-on-wine">
                  {open}
                  <span className="sr-only"> open</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
