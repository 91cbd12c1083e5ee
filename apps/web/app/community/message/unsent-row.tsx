import { memo } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { focusComposer } from '../focus-composer.ts';
import { readyFile } from '../sync/drafts.ts';
import { useMemberTools } from '../sync/member-context.ts';
import { isOverWhenConnected, isPassing, type Unsent } from '../sync/outbox.ts';
import { AuthorFrom } from './author-from.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { MessageBody } from './message-body.tsx';
import { headClass, markClass, messageElementId, rowClass } from './message-row.tsx';
import { QuoteLine } from './quote.tsx';
import { sendErrorText } from './send-error-text.ts';

interface UnsentRowProps {
  unsent: Unsent;
  author: { name: string; avatar?: string; from?: string | undefined };
  grouped: boolean;
}

export const UnsentRow = memo(function UnsentRow({ unsent, author, grouped }: UnsentRowProps) {
  const { id, channelId, content, replyTo, attachments = [], poll, listing, failure } = unsent;
  const away = useAway(unsent);
  const state = (
    <span className="text-[0.8125rem] whitespace-nowrap text-muted">
      {away ? 'Waiting for a connection' : failure ? 'Not sent' : 'Sending…'}
    </span>
  );
  return (
    <li
      id={messageElementId(id)}
      data-grouped={grouped || undefined}
      className={`${rowClass} ${grouped ? '' : 'mt-1.5 pointer-fine:compact:mt-0.5'}`}
    >
      {replyTo && <QuoteLine channelId={channelId} quote={replyTo} />}
      {!grouped && (
        <>
          <span className={markClass}>
            <Avatar name={author.name} {...(author.avatar && { src: author.avatar })} size="row" />
          </span>
          <p className={headClass}>
            <span className="min-w-0 font-semibold wrap-anywhere">{author.name}</span>
            <AuthorFrom author={author} />
            {state}
          </p>
        </>
      )}
      <div className="max-w-[46rem] min-w-0 [grid-area:body]">
        <div className={failure ? '' : 'opacity-70'}>
          <MessageBody content={content} files={attachments} />
          {listing && <ListingFacts listing={listing} />}
          {poll && <p className="text-sm text-muted">Poll with {poll.choices.length} choices</p>}
        </div>
        {failure && <Failed unsent={unsent} away={away} />}
      </div>
      {/* As wide as the buttons that replace it, so that the text does not rewrap. */}
      <p className="flex h-6 min-w-35 items-center justify-end [grid-area:bar] touch:hidden">
        {grouped && state}
      </p>
    </li>
  );
});

export function useAway({ failure }: Unsent): boolean {
  const state = useObservable(useMemberTools().live.state);
  return state !== 'open' && isOverWhenConnected(failure);
}

export function Failed({ unsent, away }: { unsent: Unsent; away: boolean }) {
  const { outbox, drafts } = useMemberTools();
  const { id, channelId, content, replyTo, attachments = [], poll, listing } = unsent;
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
      {!away && <p className="text-wine">{sendErrorText(unsent)}</p>}
      <span className="flex gap-1">
        <Button onClick={() => outbox.retry(id)}>Retry</Button>
        {!poll && !listing && (away || !isPassing(unsent)) && <Button onClick={change}>Edit</Button>}
        <Button onClick={() => outbox.discard(id)}>Discard</Button>
      </span>
    </div>
  );
}
