import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Session, useSession } from '../account/session.ts';
import { SignInDialog } from '../account/sign-in-dialog.tsx';
import { Mark } from '../art/mark.tsx';
import { href } from '../platform/href.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { community, site } from '../platform/site.ts';
import { PageHead } from '../site/meta.tsx';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { RetryPage } from '../ui/retry-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Toaster } from '../ui/toast.tsx';
import { offlineReader } from './sync/offline-reader.ts';
// Both signed-in areas share one stylesheet; of two, the later would override the first.
import '../styles/community.css';
import { door } from './wording/door.ts';
import { useLanguage } from './wording/language.ts';
import { LanguageSwitch } from './wording/language-switch.tsx';

export const handle = { hydrate: true };

const LotManager = later(() => import('./lot-manager.tsx').then((module) => module.LotManager), {
  waiting: Loading,
});

export default function LotsPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead
        title="Lot manager"
        description="What is in which vessel, what every lot is made of, and who did what: the records of a small winery, kept by text message."
        path="/lots"
        index={false}
      />
      <BySession />
    </QueryClientProvider>
  );
}

function BySession() {
  const session = useSession();
  const words = door[useLanguage()];
  const reader = useOfflineReader(session);
  if (reader) return <LotManager key={reader} memberId={reader} />;
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'unknown')
    return (
      <RetryPage
        title={words.unreachable}
        text={session.error.message}
        button={words.tryAgain}
        home={words.home}
        onRetry={session.retry}
      />
    );
  if (session.state === 'signedIn') return <LotManager key={session.user.id} memberId={session.user.id} />;
  return <Visitor />;
}

/** How long to wait for the server before showing the cached book. */
const offlineAfterMs = 3_000;

function useOfflineReader({ state }: Session): string | undefined {
  const [isLate, setLate] = useState(false);
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), offlineAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  const isUnanswered = state === 'unknown' || (isLoading && isLate);
  return isUnanswered ? offlineReader(document.cookie) : undefined;
}

function Visitor() {
  const language = useLanguage();
  const words = door[language];
  const [entering, setEntering] = useState(false);
  return (
    <main lang={language} className="mx-auto max-w-xl p-6">
      <a href="/" className="inline-flex items-center gap-2.5 py-2 font-display text-2xl leading-none">
        <Mark className="size-8" />
        {site.name}
      </a>
      <h1 className="mt-8 text-4xl">{words.title}</h1>
      <p className="mt-4 text-lg">{words.about}</p>
      <ExampleCellar words={words} />
      <ul className="mt-6 grid list-disc gap-2 pl-5">
        <li>{words.free}</li>
        <li>{words.yours}</li>
        <li>{words.account}</li>
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="primary" size="large" onClick={() => setEntering(true)}>
          {words.signIn}
        </Button>
        <TextLink href={href('/projects/winery-lot-tracking')} look="standalone">
          {words.demo}
        </TextLink>
        <LanguageSwitch />
      </p>
      {entering && (
        <div lang="en">
          <SignInDialog
            communityName="the lot manager"
            entrance="lots"
            purpose={`One account opens the lot manager and ${community.name}.`}
          />
        </div>
      )}
      <Toaster />
    </main>
  );
}

/** A text from the cellar, the reply, and what the book then has. */
function ExampleCellar({ words }: { words: (typeof door)['en'] }) {
  return (
    <figure className="mt-6 border border-line bg-sheet p-4">
      <figcaption className="text-muted text-sm">{words.example}</figcaption>
      <p className="mt-3 ml-auto w-fit max-w-[85%] rounded-xs bg-wine px-3 py-2 text-on-wine">{words.text}</p>
      <p className="mt-2 w-fit max-w-[85%] rounded-xs border border-line px-3 py-2">{words.reply}</p>
      <dl className="mt-4 grid grid-cols-2 gap-2">
        {[
          ['T1', `${words.tank}, 24-CF-01`, '64 gal'],
          ['B101–B104', `${words.barrels}, 24-CF-01`, '236 gal'],
        ].map(([name, lot, amount]) => (
          <div key={name} className="border border-line p-2.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted text-sm">{`${lot}: ${amount}`}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Loading() {
  return (
    <main id="loading" className="grid h-dvh place-content-center p-6 text-center">
      {/* Hides the page until this element is parsed, to avoid layout shifts: see SiteFrame. */}
      <link rel="expect" href="#loading" blocking="render" />
      <h1 className="font-display text-3xl">Lot manager</h1>
      <p role="status" className="mt-3 text-muted noscript:hidden">
        Loading the cellar…
      </p>
      <p className="mt-3 hidden max-w-sm noscript:block">
        The lot manager needs JavaScript, which is off in this browser.{' '}
        <TextLink href={href('/')}>Home</TextLink>
      </p>
    </main>
  );
}

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
