import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../account/session.ts';
import { PageHead } from '../../meta.tsx';
import { community } from '../../site.ts';
import { Toaster } from '../../ui/toast.tsx';
import { GrapeMark } from '../grape-mark.tsx';
import { createQueryClient } from '../query-client.ts';
import { EnquiriesLetters } from './enquiries-letters.tsx';
import { EnquiriesList } from './enquiries-list.tsx';
import { EnquiriesMails } from './enquiries-mails.tsx';
import '../../styles/community.css';

export const handle = { hydrate: true };

const title = 'Enquiries and mail';

/** The owner's side of the contact form. What may be seen here the server decides, answer by answer. */
export default function EnquiriesPage() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead
        title={title}
        description="What visitors wrote in the contact form, mails that could not be sent, and what every mail looks like."
        path={`${community.path}/admin/enquiries`}
        index={false}
      />
      <header className="flex h-15 items-center gap-3 border-b border-line px-4 sm:px-5">
        <GrapeMark filled className="size-8 shrink-0 text-wine" />
        <a href={community.path} className="font-display text-2xl leading-none">
          {community.name}
        </a>
      </header>
      <main className="mx-auto max-w-4xl px-4 py-10 sm:px-6">
        <h1 className="text-4xl">{title}</h1>
        <Administration />
      </main>
      <Toaster />
    </QueryClientProvider>
  );
}

function Administration() {
  const session = useSession();
  if (session.state === 'loading') return <Note>Loading…</Note>;
  if (session.state === 'unknown') return <Note>{session.error.message}</Note>;
  if (session.state === 'signedOut')
    return (
      <Note>
        This page is for administrators.{' '}
        <a href={community.path} className="font-semibold text-wine underline underline-offset-4">
          Sign in to {community.name}
        </a>{' '}
        and come back.
      </Note>
    );
  return (
    <>
      <EnquiriesList />
      <EnquiriesMails />
      <EnquiriesLetters />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-6">
      {children}
    </p>
  );
}
