import type { Message } from '@orbit-vine/contract/messages.ts';
import { type Report, reportReasons } from '@orbit-vine/contract/moderation.ts';
import { Moment } from '../admin/admin-parts.tsx';
import { MessageText } from '../message/text/message-text.tsx';

interface Reported {
  message: Message;
  reports: readonly Report[];
}

export function ReportLines({ reports }: Pick<Reported, 'reports'>) {
  return (
    <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2">
      {reports.map(({ id, reporter, reason, note, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">{reportReasons[reason]}</span>
          {note && `: ${note}`}{' '}
          <span className="text-sm text-muted">
            {reporter.name} · <Moment at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ReportedVersions({ message, reports }: Reported) {
  const versions = [...new Set(reports.map(({ content }) => content))];
  const same = versions.length === 1 && versions[0] === message.content;
  return (
    <>
      {!same &&
        versions.map((content) => (
          <figure key={content} className="mt-2">
            <figcaption className="text-sm text-muted">As it was reported</figcaption>
            <MessageText content={content || 'Files without text'} />
          </figure>
        ))}
      <figure className="mt-2">
        {!same && <figcaption className="text-sm text-muted">As it is now</figcaption>}
        {message.deleted ? (
          <p>The message has been deleted.</p>
        ) : (
          <MessageText content={message.content || 'Files without text'} />
        )}
      </figure>
    </>
  );
}
