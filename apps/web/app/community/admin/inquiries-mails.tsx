import { type DeadLetter, getMails, retryMail } from '@orbit-vine/contract/inquiries.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { AdminSection, Moment, statusOf, useAdminAction } from './admin-parts.tsx';

export function InquiriesMails() {
  const query = useQuery({
    queryKey: ['admin', 'mails'],
    queryFn: ({ signal }) => call(getMails, { signal }),
    refetchInterval: 30_000,
  });
  const { dead = [], waiting = 0 } = query.data ?? {};
  const none = dead.length === 0 && 'Nothing has failed: every email has been sent or is still waiting.';
  return (
    <AdminSection
      title="Emails that couldn’t be sent"
      beside={<p className="text-sm text-muted">{waiting} waiting to be sent</p>}
      status={statusOf(query, none)}
    >
      <ul className="divide-y divide-line">
        {dead.map((letter) => (
          <DeadLetterItem key={letter.id} letter={letter} />
        ))}
      </ul>
    </AdminSection>
  );
}

function DeadLetterItem({ letter }: { letter: DeadLetter }) {
  const { id, to, subject, attempts, lastError, createdAt, sendable } = letter;
  const retry = useAdminAction('Trying to send the email again');
  const resendMail = () => call(retryMail, { params: { id } });
  return (
    <li className="py-5">
      <h3 className="text-lg">{subject}</h3>
      <p className="text-sm text-muted">
        To {to} · <Moment at={createdAt} /> · {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
      </p>
      <p className="mt-2 text-sm text-wine">{lastError}</p>
      {sendable && (
        <Button pending={retry.pending} onClick={() => void retry.run(resendMail)} className="mt-3">
          Try again
        </Button>
      )}
    </li>
  );
}
