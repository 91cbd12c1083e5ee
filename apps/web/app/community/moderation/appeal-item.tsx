import { decideAppeal, type OpenAppeal } from '@orbit-vine/contract/appeals.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Moment, useAdminAction } from '../admin/admin-parts.tsx';
import { MessageText } from '../message/text/message-text.tsx';
import { untilWords } from './role-words.ts';

const sanctionWords = { mute: 'Muted', suspension: 'Suspended', removal: 'Message removed' };
const liftWords = {
  mute: 'Lift the mute',
  suspension: 'Lift the suspension',
  removal: 'Restore the message',
};

export function AppealItem({ appeal }: { appeal: OpenAppeal }) {
  const { sanction, inForce, imposedBy, member, message, text, createdAt } = appeal;
  const { kind, reason, until } = sanction;
  return (
    <li className="flex gap-3 py-3">
      <Avatar name={member.name} src={member.avatar} size="row" />
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
          {member.name}
        </h2>
        <p className="text-sm text-muted wrap-anywhere">
          {sanctionWords[kind]}
          {inForce ? until && ` ${untilWords(until)}` : ' (no longer in force)'} by {imposedBy.name} ·{' '}
          <Moment at={sanction.createdAt} />
          {reason && ` · ${reason}`}
        </p>
        {message && (
          <figure className="mt-1">
            <figcaption className="text-sm text-muted">{`The message in ${message.channel}`}</figcaption>
            <div className="border-l-2 border-edge pl-3">
              <MessageText content={message.content || 'Files without text'} />
            </div>
          </figure>
        )}
        <figure className="mt-1">
          <figcaption className="text-sm text-muted">
            Appeal · <Moment at={createdAt} />
          </figcaption>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        </figure>
        <Decision appeal={appeal} />
      </div>
    </li>
  );
}

function Decision({ appeal: { sanction, member } }: { appeal: OpenAppeal }) {
  const [reply, setReply] = useState('');
  const { pending, run } = useAdminAction('Decided. The member will be notified.');
  const decide = (lift: boolean) =>
    void run(() => call(decideAppeal, { params: { sanctionId: sanction.id }, body: { lift, reply } }));
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Decide<span className="sr-only"> on the appeal by {member.name}</span>
      </summary>
      <TextArea
        label="What to tell the member"
        rows={2}
        maxLength={limits.staffNote}
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button pending={pending} onClick={() => decide(false)}>
          Uphold
        </Button>
        <Button pending={pending} onClick={() => decide(true)}>
          {liftWords[sanction.kind]}
        </Button>
      </div>
    </details>
  );
}
