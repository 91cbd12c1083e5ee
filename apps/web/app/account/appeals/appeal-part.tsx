import type { OwnSanction } from '@orbit-vine/contract/appeals.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { longMoment } from '../../ui/dates.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';

interface AppealPartProps {
  sanction: OwnSanction;
  onSend: (text: string) => Promise<unknown>;
}

const happened = {
  mute: 'A moderator has muted you. You can read, but not write,',
  suspension: 'This account has been suspended by a moderator',
  removal: 'A moderator removed your message',
};
const lifted = { mute: 'lifted your mute', suspension: 'lifted your suspension', removal: 'restored it' };
const upheld = {
  mute: 'decided that your mute stays',
  suspension: 'decided that your suspension stays',
  removal: 'decided that it stays removed',
};

/** A sanction and its reason, and the appeal against it or the form to write one. */
export function AppealPart({ sanction, onSend }: AppealPartProps) {
  const { kind, reason, until, appeal } = sanction;
  const end = until && (until === 'forever' ? ' for good' : ` until ${longMoment(until)}`);
  return (
    <div className="mt-4 grid gap-4">
      <p>{`${happened[kind]}${end ?? ''}.`}</p>
      {reason && <Quoted by="They wrote:" text={reason} />}
      {appeal ? (
        <>
          <Quoted by={`Your appeal of ${longMoment(appeal.createdAt)}:`} text={appeal.text} />
          {appeal.outcome ? (
            <>
              <p role="status">
                {`A moderator has reviewed your appeal and ${(appeal.outcome.lifted ? lifted : upheld)[kind]}.`}
              </p>
              {appeal.outcome.reply && <Quoted by="They wrote:" text={appeal.outcome.reply} />}
            </>
          ) : (
            <p role="status">A moderator will review it. You’ll get an email about the decision.</p>
          )}
        </>
      ) : (
        <AppealForm sanctionId={sanction.id} onSend={onSend} />
      )}
    </div>
  );
}

function Quoted({ by, text }: { by: string; text: string }) {
  return (
    <figure>
      <figcaption className="text-sm text-muted">{by}</figcaption>
      <blockquote className="mt-1 border-l-2 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
        {text}
      </blockquote>
    </figure>
  );
}

/** Texts that were not sent, so that closing the form or signing in again keeps them. */
const drafts = new Map<string, string>();

function AppealForm({ sanctionId, onSend }: { sanctionId: string; onSend: AppealPartProps['onSend'] }) {
  const [text, setText] = useState(() => drafts.get(sanctionId) ?? '');
  const { pending, failure, setFailure, run } = useAction();
  const change = (next: string) => {
    drafts.set(sanctionId, next);
    setText(next);
    setFailure(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setFailure('Write what the moderators should know.');
    void run(() => onSend(text.trim())).then((sent) => sent && drafts.delete(sanctionId));
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>You can appeal once. If there is another moderator, they will decide.</p>
      <TextArea
        label="What should the moderators know?"
        rows={5}
        maxLength={limits.appealLength}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <ErrorLine error={failure} className="mt-3" />
      <Button look="primary" type="submit" pending={pending} className="mt-3">
        Send appeal
      </Button>
    </form>
  );
}
