import { maxCharacters } from '@orbit-vine/cellar-notes/read.ts';
import { useEffect, useState } from 'react';
import { bookRows } from '../../lots/book/book-rows.ts';
import { demoSms } from '../../platform/demo-sms.ts';
import { Button } from '../../ui/button.tsx';
import { showPart } from '../parts/show-part.tsx';
import { bookOf, entriesOf, firstDemo, sendText } from './demo.ts';
import { noReply } from './no-reply.ts';
import { ReadingPiece } from './reading-piece.tsx';

const samples = [
  demoSms.example,
  'T12 22.4B 68F',
  'added KMBS to T9',
  'rellene las barricas 101 a 104 con 2 galones del barrilito K1',
];

function LiveReading({ field }: { field: HTMLTextAreaElement }) {
  const [text, setText] = useState(field.value);
  useEffect(() => {
    let pause = 0;
    const read = () => {
      clearTimeout(pause);
      pause = window.setTimeout(() => setText(field.value), 250);
    };
    field.addEventListener('input', read);
    read();
    return () => {
      clearTimeout(pause);
      field.removeEventListener('input', read);
    };
  }, [field]);
  const choose = (sample: string) => {
    field.value = sample;
    setText(sample);
  };
  return (
    <>
      <Outcome text={text.trim().slice(0, maxCharacters)} />
      <p className="mt-5 font-semibold text-sm">Or try one of these</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {samples.map((sample) => (
          <li key={sample}>
            <Button className="min-h-11! py-2 text-left font-normal!" onClick={() => choose(sample)}>
              {sample}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Answers as to the first message to the demo winery, so that earlier messages don't change the answer. */
function Outcome({ text }: { text: string }) {
  const demo = text === '' ? firstDemo : sendText(firstDemo, text);
  const [turn] = demo.turns;
  if (!turn) return <p className="text-muted">Type what was done, as you would to a colleague.</p>;
  return (
    <>
      <p className="label">What each word was taken for</p>
      <div className="mt-3">
        <ReadingPiece turn={turn} rows={bookRows(entriesOf(demo))} book={bookOf(demo)} />
      </div>
      <p className="label mt-5">The reply</p>
      <p
        role="status"
        className="wrap-anywhere mt-2 rounded-[10px] rounded-bl-none border border-edge bg-sheet px-3 py-2"
      >
        {turn.reply || noReply}
      </p>
    </>
  );
}

export async function start(place: HTMLElement) {
  const field = place.querySelector('textarea');
  const outcome = place.querySelector<HTMLElement>('[data-outcome]');
  if (!field || !outcome) return;
  await showPart(outcome, <LiveReading field={field} />);
  delete field.dataset.onTouch;
  place.querySelector('[role=status]')?.replaceChildren();
}
