import { memo } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { focusComposer } from '../focus-composer.ts';
import { readyFile } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { isPassing, type Unsent } from '../sync/outbox.ts';
import { Attachments } from './attachments.tsx';
import { messageElementId, rowClass } from './message-row.tsx';
import { MessageText } from './message-text.tsx';
import { QuoteLine } from './quote.tsx';
import { sendErrorText } from './send-error-text.ts';

interface UnsentRowProps {
  unsent: Unsent;
  author: { name: string; avatar?: string };
}

/** A message of ours that is on its way, or did not get there. */
export const UnsentRow = memo(function UnsentRow({ unsent, author }: UnsentRowProps) {
  const { id, channelId, content, replyTo, attachments = [], failure } = unsent;
  return (
    <li id={messageElementId(id)} className={`${rowClass} mt-3`}>
      <Avatar name={author.name} {...(author.avatar && { src: author.avatar })} />
      <div className="min-w-0 flex-1">
        {replyTo && <QuoteLine channelId={channelId} quote={replyTo} />}
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold wrap-anywhere">{author.name}</span>
          <span className="text-sm text-muted">{failure ? 'Not sent' : 'Sending…'}</span>
        </p>
        <div className={failure ? '' : 'opacity-70'}>
          {content && <MessageText content={content} />}
          <Attachments files={attachments} />
        </div>
        {failure ? (
          <Failed unsent={unsent} />
        ) : (
          // As high as the reactions that will take its place.
          <div className="mt-1.5 h-9 pointer-coarse:h-11" />
        )}
      </div>
    </li>
  );
});

function Failed({ unsent }: { unsent: Unsent }) {
  const { outbox, drafts } = useMemberTools();
  const { id, channelId, content, replyTo, attachments = [] } = unsent;
  /** Back into the composer, before whatever has been begun there. */
  const change = () => {
    drafts.change(channelId, (draft) => ({
      text: [content, draft.text].filter(Boolean).join('\n'),
      replyTo: draft.replyTo ?? replyTo,
      files: [...attachments.map(readyFile), ...draft.files],
    }));
    outbox.discard(id);
    focusComposer();
  };
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <p className="text-wine">{sendErrorText(unsent)}</p>
      <span className="flex gap-1">
        <Button onClick={() => outbox.retry(id)}>Retry</Button>
        {!isPassing(unsent) && <Button onClick={change}>Change</Button>}
        <Button onClick={() => outbox.discard(id)}>Discard</Button>
      </span>
    </div>
  );
}
