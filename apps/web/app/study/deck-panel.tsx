import { type ChangeEvent, useState } from 'react';
import { Button, buttonClass } from '../ui/button.tsx';
import type { DeckId } from './card.ts';
import { asCsv, readCsv } from './exchange.ts';
import { daysUntil, newCardsPlanned } from './schedule.ts';
import type { LearnedDeck } from './use-deck.ts';

const largestFile = 2_000_000;

function download(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function planOf({ cards, progress, now }: LearnedDeck): string {
  const days = daysUntil(progress.examDay, now);
  const fresh = newCardsPlanned(cards, progress, now);
  if (progress.examDay && days === undefined) return 'That day has passed. Set another, or none.';
  if (days === undefined) return 'Without a date, there are up to 15 new cards a day.';
  if (days === 0) return 'The exam is today. Good luck.';
  return `${days} ${days === 1 ? 'day' : 'days'} left: ${fresh} new ${fresh === 1 ? 'card' : 'cards'} a day, and no card waits beyond the exam.`;
}

function Numbers({ statistics }: Pick<LearnedDeck, 'statistics'>) {
  const { seen, all, firm, reviewsToday, recalled, streak } = statistics;
  const rows = [
    ['Seen', `${seen} of ${all}`],
    ['Known well', String(firm)],
    ['Answers today', String(reviewsToday)],
    ['Recalled, last 30 days', recalled === undefined ? 'none yet' : `${Math.round(recalled * 100)}%`],
    ['Days in a row', String(streak)],
  ];
  return (
    <dl className="text-[0.9375rem]">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-t py-2">
          <dt>{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DeckPanelProps {
  id: DeckId;
  deck: LearnedDeck;
}

export function DeckPanel({ id, deck }: DeckPanelProps) {
  return (
    <aside aria-label="Plan and progress">
      <label className="font-semibold">
        Day of the exam
        <input
          type="date"
          className="mt-2 block min-h-12 w-full border border-edge bg-sheet px-3 font-normal"
          value={deck.progress.examDay ?? ''}
          onChange={({ target }) => deck.setExamDay(target.value)}
        />
      </label>
      <p className="mt-2 mb-6 text-muted text-sm">{planOf(deck)}</p>
      <Numbers statistics={deck.statistics} />
      <DeckFiles id={id} deck={deck} />
      {!deck.isKept && (
        <p role="alert" className="text-sm text-wine">
          This browser doesn’t store anything, so your progress will be lost when the page closes.
        </p>
      )}
    </aside>
  );
}

function DeckFiles({ id, deck }: DeckPanelProps) {
  const [status, setStatus] = useState('');
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    if (file.size > largestFile) return setStatus('The file is over 2 MB.');
    const cards = readCsv(id, await file.text());
    if (cards.length > 0) deck.add(cards);
    setStatus(
      cards.length > 0
        ? `${cards.length} ${cards.length === 1 ? 'card' : 'cards'} read from ${file.name}.`
        : `There are no cards in ${file.name}. A row needs a front and a back.`,
    );
  };
  return (
    <>
      <div className="mt-6 grid gap-2">
        <Button size="sheet" onClick={() => download(`${id}.csv`, asCsv(id, deck.cards))}>
          Save as CSV for Anki
        </Button>
        <label
          className={buttonClass({
            size: 'sheet',
            className: 'relative focus-within:outline-3 focus-within:outline-wine',
          })}
        >
          Import cards from a CSV
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => void take(event)}
          />
        </label>
        <Button
          size="sheet"
          onClick={() => {
            if (confirm('Erase your progress in this deck and the cards you imported?')) deck.forget();
          }}
        >
          Start the deck over
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-7 text-sm">
        {status}
      </p>
    </>
  );
}
