import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { useMemo, useState } from 'react';
import { type BookRow, bookRows } from '../../lots/book/book-rows.ts';
import { LotView } from '../../lots/lots/lot-view.tsx';
import { Sheet } from '../../lots/sheet/sheet.tsx';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { Piece } from '../parts/controls.tsx';
import { showPart } from '../parts/show-part.tsx';
import { CellarPiece } from './cellar-piece.tsx';
import { bookOf, type Demo, entriesOf, firstDemo, nextMorning, sendText, type Turn } from './demo.ts';
import { demoAppellations } from './demo-cellar.ts';
import { keptDemo } from './kept-demo.ts';
import { PhonePiece } from './phone-piece.tsx';
import { ReadingPiece } from './reading-piece.tsx';

function changedVessels(demo: Demo, rows: readonly string[]): Set<string> {
  const book = bookOf(demo);
  const moved = book.postings.filter(({ entry }) => rows.includes(entry)).map(({ vessel }) => vessel);
  const read = [...book.lots.values()]
    .flatMap(({ readings }) => readings)
    .filter(({ entry }) => rows.includes(entry))
    .flatMap(({ vessels }) => vessels);
  return new Set([...moved, ...read]);
}

function useLotDemo() {
  const demo = useStored(keptDemo);
  const [chosenTurn, setChosenTurn] = useState<number>();
  const [lotId, setLotId] = useState<string>();
  const book = useMemo(() => bookOf(demo), [demo]);
  const changed = useMemo(() => changedVessels(demo, demo.turns.at(-1)?.rows ?? []), [demo]);
  const changedLot = [...changed].map((id) => book.vessels.get(id)?.lot).findLast((id) => id !== undefined);
  const lot =
    book.lots.get(lotId ?? changedLot ?? 'none') ?? (changedLot ? book.lots.get(changedLot) : undefined);
  const unchoose = () => {
    setChosenTurn(undefined);
    setLotId(undefined);
  };
  return {
    demo,
    book,
    changed,
    lot,
    turn: chosenTurn ?? demo.turns.length - 1,
    chooseTurn: setChosenTurn,
    chooseLot: setLotId,
    send: (text: string) => {
      keptDemo.change((now) => sendText(now, text));
      unchoose();
    },
    continueNextMorning: () => keptDemo.change(nextMorning),
    reset: () => {
      keptDemo.set(firstDemo);
      unchoose();
    },
  };
}

function LotDemo() {
  const { demo, book, changed, lot, turn, chooseTurn, chooseLot, ...act } = useLotDemo();
  const rows = useMemo(() => bookRows(entriesOf(demo)), [demo]);
  const sources = useMemo(
    () => new Map(demo.turns.flatMap((each) => each.rows.map((id) => [id, each.said] as const))),
    [demo],
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 md:p-6">
        <p className="max-w-prose text-sm">
          Example Hill, an invented winery in the week of September 18, 2025. It’s yours: what you send stays
          in this browser, and no one else sees it.
        </p>
        <Button size="large" onClick={act.reset}>
          Start over
        </Button>
      </div>
      <div className="grid border-line border-t lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="p-5 md:p-6">
          <PhonePiece
            demo={demo}
            onSend={act.send}
            onNextMorning={act.continueNextMorning}
            chosen={turn}
            onChoose={chooseTurn}
          />
        </div>
        <div className="min-w-0 border-line max-lg:border-t lg:border-l">
          <Outcome turn={demo.turns[turn]} rows={rows} book={book} />
          <Piece title="The cellar">
            <CellarPiece book={book} changed={changed} chosen={lot?.id} onChoose={chooseLot} />
          </Piece>
        </div>
      </div>
      {lot && (
        <Piece title={`Lot ${lot.id}`}>
          <LotView
            heading="h4"
            book={book}
            lot={lot}
            unit="gal"
            appellations={demoAppellations}
            nameLot={(id) => (
              <Button look="link" size="small" onClick={() => chooseLot(id)}>
                {id}
              </Button>
            )}
          />
        </Piece>
      )}
      <Piece title="The sheet">
        <Sheet rows={rows} sourceOf={(row) => sources.get(row)} unit="gal" />
      </Piece>
    </>
  );
}

function Outcome({ turn, rows, book }: { turn: Turn | undefined; rows: BookRow[]; book: Book }) {
  return (
    <div className="p-5 md:p-6">
      <h3 className="font-display font-normal text-xl">What became of it</h3>
      <div className="mt-4">
        {turn ? (
          <ReadingPiece turn={turn} rows={rows} book={book} />
        ) : (
          <p className="text-muted">
            Send a message. Each of its words is shown here with what it was taken for, and then the row that
            the message became.
          </p>
        )}
      </div>
    </div>
  );
}

export function start(place: HTMLElement) {
  return showPart(place, <LotDemo />);
}
