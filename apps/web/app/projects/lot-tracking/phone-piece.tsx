import { maxCharacters } from '@orbit-vine/cellar-notes/read.ts';
import { useEffect, useRef, useState } from 'react';
import { dateFormat } from '../../platform/formatters.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { isComposing } from '../../ui/is-composing.ts';
import type { Demo, Turn } from './demo.ts';
import { noReply } from './no-reply.ts';
import { suggestionsFor } from './suggestions.ts';

interface PhonePieceProps {
  demo: Demo;
  onSend: (text: string) => void;
  onNextMorning: () => void;
  chosen: number;
  onChoose: (turn: number) => void;
}

const clockFormat = dateFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

const clockOf = (local: string) => clockFormat(`${local}Z`);

export function PhonePiece({ demo, onSend, onNextMorning, chosen, onChoose }: PhonePieceProps) {
  return (
    <section aria-label="The phone" className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm">
          <span className="sr-only">The cellar’s clock: </span>
          <strong className="font-semibold">{clockOf(demo.clock)}</strong>
        </p>
        <Button look="link" size="large" onClick={onNextMorning}>
          Next morning
        </Button>
      </div>
      <Thread turns={demo.turns} chosen={chosen} onChoose={onChoose} />
      <MessageForm onSend={onSend} />
      <p className="mt-4 font-semibold text-sm">Or send one of these</p>
      <ul className="mt-2 grid gap-2">
        {suggestionsFor(demo).map((suggestion) => (
          <li key={suggestion}>
            <Button
              className="w-full min-h-11! py-2 text-left font-normal!"
              onClick={() => onSend(suggestion)}
            >
              {suggestion}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thread({
  turns,
  chosen,
  onChoose,
}: Pick<PhonePieceProps, 'chosen' | 'onChoose'> & { turns: Turn[] }) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new message.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [turns.length]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards need to reach a scrolling box.
      tabIndex={0}
      className="mt-3 flex max-h-96 min-h-48 flex-col gap-2 overflow-y-auto border border-line bg-paper p-3"
    >
      {turns.length === 0 && (
        <p className="my-auto text-center text-muted text-sm">
          Nothing has been sent yet. Write as you would to a colleague, in English or Spanish.
        </p>
      )}
      {turns.map((turn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added.
        <div key={index} className="grid gap-2 first:mt-auto">
          <p className="ml-8 justify-self-end">
            <button
              type="button"
              aria-pressed={index === chosen}
              className="wrap-anywhere min-h-11 rounded-[10px] rounded-br-none bg-wine px-3 py-2 text-left text-on-wine leading-snug aria-pressed:outline-2 aria-pressed:outline-wine aria-pressed:outline-offset-2"
              onClick={() => onChoose(index)}
            >
              <span className="sr-only">You: </span>
              {turn.text}
            </button>
          </p>
          {turn.reply ? (
            <p className="wrap-anywhere mr-8 justify-self-start rounded-[10px] rounded-bl-none border border-edge bg-sheet px-3 py-2 leading-snug">
              <span className="sr-only">Answer: </span>
              {turn.reply}
            </p>
          ) : (
            <p className="mr-8 text-muted text-sm">{noReply}</p>
          )}
        </div>
      ))}
    </div>
  );
}

function MessageForm({ onSend }: Pick<PhonePieceProps, 'onSend'>) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  return (
    <form
      className="mt-3 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="min-w-0 grow">
        <span className="mb-1.5 block font-semibold text-sm">Your text message</span>
        <textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={maxCharacters}
          enterKeyHint="send"
          autoComplete="off"
          className={`block w-full resize-none py-2 ${controlClass}`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            send();
          }}
        />
      </label>
      <Button look="primary" size="large" type="submit">
        Send
      </Button>
    </form>
  );
}
