import { deletionLink, newEmailLink, notMeLink } from '@orbit-vine/contract/mailed-links.ts';
import { signedInCookie } from '@orbit-vine/contract/signed-in.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { parameter } from '../../account/address-parameters.ts';
import { useConfirmation } from '../../account/confirmation.ts';
import { type Session, useSession } from '../../account/session.ts';
import { GrapeMark } from '../../art/grape-mark.tsx';
import { createQueryClient } from '../../platform/query-client.ts';
import { community } from '../../platform/site.ts';
import { PageHead } from '../../site/meta.tsx';
import { later } from '../../ui/later.tsx';
import { RetryPage } from '../../ui/retry-page.tsx';
import { SlowStart } from '../../ui/slow-start.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { useOpenAddress } from '../links.ts';
import { channelsQuery } from '../queries/channels.ts';
import { statusQuery } from '../queries/status.ts';
import { useUnreadNotifications } from '../sync/live/use-unread-notifications.ts';
import { clearLocalStorage } from '../sync/local-storage.ts';
import { unreadIn, unreadLabel, useAppBadge } from '../sync/unread.ts';
import '../../styles/community.css';

const places = { waiting: Loading, missing: NotLoaded };
const MemberCommunity = later(
  () => import('./member-community.tsx').then((module) => module.MemberCommunity),
  places,
);
const VisitorCommunity = later(
  () => import('./visitor-community.tsx').then((module) => module.VisitorCommunity),
  places,
);
// Fetches the part that is probably needed, in parallel with the session.
if (typeof document !== 'undefined')
  (document.cookie.includes(`${signedInCookie}=1`) ? MemberCommunity : VisitorCommunity).fetch();

const MailedLinkDialog = later(
  () => import('../../account/mailed-link.tsx').then((module) => module.MailedLinkDialog),
  { missing: NotLoaded },
);
const ConfirmSignUpDialog = later(
  () => import('../../account/confirm-sign-up.tsx').then((module) => module.ConfirmSignUpDialog),
  { missing: NotLoaded },
);
const TooOld = later(() => import('./too-old.tsx').then((module) => module.TooOld), { missing: NotLoaded });
const mailedParameters = [newEmailLink, deletionLink, notMeLink].map(({ parameter }) => parameter);

export const handle = { hydrate: true };

export default function CommunityPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <CommunityHead />
      <Community />
    </QueryClientProvider>
  );
}

function CommunityHead() {
  const { channelId } = useOpenAddress();
  const { data: channels = [] } = useQuery({ ...channelsQuery, enabled: false });
  const { fromModerators } = useUnreadNotifications();
  const unread = unreadIn(channels) + fromModerators;
  useAppBadge(unread);
  const channel = channels.find(({ id }) => id === channelId);
  const title = channel ? `${channel.name} · ${community.name}` : community.title;
  return (
    <PageHead
      title={unread > 0 ? `(${unreadLabel(unread)}) ${title}` : title}
      description={community.description}
      path={community.path}
      index={channelId === undefined}
    />
  );
}

function Community() {
  const confirmation = useConfirmation(community.name);
  const session = useSession();
  const [mailed, setMailed] = useState(false);
  useEffect(() => setMailed(mailedParameters.some((name) => parameter(name) !== undefined)), []);
  // In parallel with the session.
  useQuery(statusQuery);
  const ended = useEnded(session);
  if (mailed)
    return (
      <PageBehindDialog>
        <MailedLinkDialog onDone={() => setMailed(false)} onDeleted={clearLocalStorage} />
      </PageBehindDialog>
    );
  if (confirmation.state === 'failed')
    return <Unreachable text={confirmation.title} onRetry={confirmation.retry} />;
  if (confirmation.state === 'unfinished')
    return (
      <PageBehindDialog>
        <ConfirmSignUpDialog {...confirmation} />
      </PageBehindDialog>
    );
  if (session.state === 'unknown')
    return <Unreachable text={session.error.message} onRetry={session.retry} />;
  if (confirmation.state === 'running' || session.state === 'loading') return <Loading />;
  // Older browsers lack the menus and the colors.
  if (!('popover' in HTMLElement.prototype && CSS.supports('color', 'light-dark(red,red)')))
    return <TooOld />;
  if (session.state === 'signedIn') return <MemberCommunity key={session.user.id} user={session.user} />;
  return (
    <VisitorCommunity
      ended={ended}
      invalidCode={confirmation.state === 'invalid' ? confirmation.title : undefined}
    />
  );
}

/** Whether a session seen by this page has ended elsewhere (signing out here leaves the page). */
function useEnded({ state }: Session): boolean {
  const [seen, setSeen] = useState(false);
  if (state === 'signedIn' && !seen) setSeen(true);
  return seen && state === 'signedOut';
}

function PageBehindDialog({ children }: { children: ReactNode }) {
  return (
    <>
      <Loading />
      {children}
      <Toaster />
    </>
  );
}

const reload = () => window.location.reload();

function NotLoaded() {
  return (
    <Unreachable text="It couldn’t be loaded. Check your connection, then try again." onRetry={reload} />
  );
}

function Loading() {
  return (
    <main id="loading" className="grid h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      {/* Prevents a layout shift while HTML is still arriving: see SiteFrame. */}
      <link rel="expect" href="#loading" blocking="render" />
      <GrapeMark className="size-12 text-wine motion-safe:animate-pulse" />
      <h1 className="sr-only">{community.name}</h1>
      <p role="status">Loading {community.name}…</p>
      <SlowStart />
    </main>
  );
}

function Unreachable(again: { text: string; onRetry: () => void }) {
  return <RetryPage title={`${community.name} can’t be reached`} button="Try again" {...again} />;
}

/** Shown when a script could not be loaded (offline, or replaced by a newer build), or after a bug. */
export function ErrorBoundary() {
  return (
    <RetryPage
      title="This page needs to be reloaded"
      text="Part of it couldn’t be loaded. What you have written is kept on this device."
      button="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}
