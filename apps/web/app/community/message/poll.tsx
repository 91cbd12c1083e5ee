import { counted } from '@orbit-vine/contract/counted.ts';
import type { Message } from '@orbit-vine/contract/messages.ts';
import type { Poll as PollState } from '@orbit-vine/contract/polls.ts';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { useMemberTools } from '../sync/member-context.ts';
import { pollView } from '../sync/votes.ts';
import { CloseButton } from './close-button.tsx';
import { cardClass } from './poll-place.tsx';
import { useTabIndex } from './row-stop.ts';
import { endWords, useIsOver } from './use-is-over.ts';

const VotesDialog = later(() => import('./votes-dialog.tsx').then((module) => module.VotesDialog));

interface PollProps {
  message: Message;
  /** The reader cannot vote, but sees the result. */
  closed: boolean;
}

export function Poll({ message, closed }: PollProps) {
  return message.poll && <OpenPoll message={message} poll={message.poll} closed={closed} />;
}

function OpenPoll({ message, poll, closed }: PollProps & { poll: PollState }) {
  const { user, votes } = useMemberTools();
  const wish = useSyncExternalStore(votes.subscribe, () => votes.of(message.id));
  const tabIndex = useTabIndex();
  const over = useIsOver(poll);
  // The poll may also be in the panel of its thread.
  const name = useId();
  const { choices, voters } = pollView(poll, user.id, wish);
  const mine = choices.flatMap((choice, at) => (choice.mine ? at : []));
  const disabled = over || closed;
  const choose = (at: number) => {
    const others = poll.several ? mine.filter((each) => each !== at) : [];
    votes.wish(message.id, mine.includes(at) ? others : [...others, at]);
  };
  return (
    <div className={cardClass}>
      <fieldset disabled={disabled}>
        <legend className="sr-only">{poll.several ? 'Choose any that apply' : 'Choose one'}</legend>
        {choices.map((choice, at) => (
          <Choice
            key={choice.text}
            {...choice}
            share={voters && choice.count / voters}
            type={poll.several ? 'checkbox' : 'radio'}
            name={name}
            onChoose={() => choose(at)}
          />
        ))}
      </fieldset>
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
        <p>
          {counted(voters, 'member')} voted · {endWords(poll, over)}
        </p>
        {voters > 0 && <WhoVoted message={message} />}
        {!disabled && !poll.several && mine.length > 0 && (
          <Button look="link" tabIndex={tabIndex} onClick={() => votes.wish(message.id, [])}>
            Take back my vote
          </Button>
        )}
        <CloseButton
          message={message}
          closed={poll.closed === true}
          over={over}
          words={{ close: 'Close poll', open: 'Reopen poll' }}
        />
      </div>
    </div>
  );
}

interface ChoiceProps {
  text: string;
  count: number;
  mine: boolean;
  share: number;
  type: 'checkbox' | 'radio';
  name: string;
  onChoose: () => void;
}

function Choice({ text, count, mine, share, type, name, onChoose }: ChoiceProps) {
  const tabIndex = useTabIndex();
  return (
    <label className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-baseline gap-x-3 gap-y-1">
      <input
        type={type}
        name={name}
        checked={mine}
        tabIndex={tabIndex}
        onChange={onChoose}
        className="size-4 self-center accent-vine"
      />
      <span dir="auto" className="leading-snug wrap-anywhere">
        {text}
      </span>
      <span className={`text-sm tabular-nums ${mine ? 'font-semibold' : 'text-muted'}`}>
        {counted(count, 'vote')}
      </span>
      <svg aria-hidden="true" className="col-span-full h-1 w-full bg-ink/7">
        <rect width={`${share * 100}%`} height="100%" className="fill-vine" />
      </svg>
    </label>
  );
}

function WhoVoted({ message }: { message: Message }) {
  const [open, setOpen] = useState(false);
  const tabIndex = useTabIndex();
  return (
    <>
      <Button look="link" tabIndex={tabIndex} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Who voted
      </Button>
      {open && <VotesDialog message={message} onDone={() => setOpen(false)} />}
    </>
  );
}
