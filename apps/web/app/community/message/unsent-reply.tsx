import type { Unsent } from '../sync/outbox.ts';
import { MessageBody } from './message-body.tsx';
import { Failed, useAway } from './unsent-row.tsx';

/** In the panel of a thread. */
export function UnsentReply({ unsent }: { unsent: Unsent }) {
  const { content, attachments = [], failure } = unsent;
  const away = useAway(unsent);
  return (
    <li className="ml-12">
      <div className={failure ? '' : 'opacity-70'}>
        <MessageBody content={content} files={attachments} />
      </div>
      <p className="text-[0.8125rem] text-muted">
        {away ? 'Waiting for a connection' : failure ? 'Not sent' : 'Sending…'}
      </p>
      {failure && <Failed unsent={unsent} away={away} />}
    </li>
  );
}
