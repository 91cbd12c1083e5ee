import { limits } from '@orbit-vine/contract/limits.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import { decideHeldMessage, type WaitingMessage } from '@orbit-vine/contract/moderation.ts';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Moment, useAdminAction } from '../admin/admin-parts.tsx';
import { MessageBody } from '../message/message-body.tsx';
import { untilWords } from './role-words.ts';
import { SanctionFields } from './sanction-fields.tsx';
import { type ChosenSanction, faultOf, loweredLabel, makeSanction } from './sanctions.ts';

export function HeldItem({ waiting, by }: { waiting: WaitingMessage; by: Role }) {
  const { message, channel, author } = waiting;
  const { id: messageId, content, attachments, createdAt } = message;
  const release = useAdminAction('Released. Everyone can read it now.');
  const decline = useAdminAction('Declined. The author will be notified.');
  const [sanction, choose] = useState<ChosenSanction>({ name: '', removesMessages: true });
  const [fault, setFault] = useState<string>();
  const pending = release.pending || decline.pending;
  const onDecline = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('reason') ?? '');
    const measure = makeSanction(sanction, text);
    const found = faultOf(measure);
    setFault(found);
    const body = { release: false as const, ...(measure ? { measure } : text && { reason: text }) };
    if (!found) void decline.run(() => call(decideHeldMessage, { params: { messageId }, body }));
  };
  const onRelease = () =>
    void release.run(() => call(decideHeldMessage, { params: { messageId }, body: { release: true } }));
  return (
    <li className="border border-edge bg-sheet p-4 sm:p-6">
      <div className="flex items-start gap-3">
        <Avatar name={author.name} src={author.avatar} />
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-lg font-semibold tracking-normal wrap-anywhere">{author.name}</h2>
          <p className="text-sm text-muted">
            Held message · joined <Moment at={author.joinedAt} /> ·{' '}
            {author.mutedUntil && `muted ${untilWords(author.mutedUntil)} · `}
            {author.suspendedUntil && `suspended ${untilWords(author.suspendedUntil)} · `}
            {channel.name} · <Moment at={createdAt} />
          </p>
          <MessageBody content={content} files={attachments} />
        </div>
      </div>
      <form onSubmit={onDecline} className="mt-4 grid gap-4 border-t border-line pt-4">
        {author.below && (
          <div>
            <SanctionFields by={by} chosen={sanction} onChoose={choose} optional />
          </div>
        )}
        <TextArea
          label="Why you’re declining it (the author will see this)"
          name="reason"
          rows={2}
          maxLength={limits.staffNote}
        />
        <ErrorLine error={fault} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending}>
            {sanction.name ? `Decline, and ${loweredLabel(sanction.name)}` : 'Decline'}
          </Button>
          <Button pending={pending} onClick={onRelease}>
            Release
          </Button>
        </div>
      </form>
    </li>
  );
}
