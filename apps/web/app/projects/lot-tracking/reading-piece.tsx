import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { describeFinding } from '@orbit-vine/cellar-book/entries/findings.ts';
import type { BookRow } from '../../lots/book/book-rows.ts';
import { RowLine } from '../../lots/book/row-line.tsx';
import { MessageWords } from '../../lots/entry/message-words.tsx';
import type { Turn } from './demo.ts';

const verdicts: Record<Turn['disposition'], string> = {
  accept: 'Understood: it’s in the records, and the reply reads it back.',
  ask: 'Not yet certain: nothing is stored until an answer comes.',
  answer: 'A question, answered from the records. Nothing is stored.',
  refuse: 'There is nothing to record here. Nothing is stored.',
  ignore: 'Not meant for the records. Nothing is stored.',
};

export function ReadingPiece({ turn, rows, book }: { turn: Turn; rows: BookRow[]; book: Book }) {
  const made = rows.filter(({ id }) => turn.rows.includes(id));
  const findings = book.findings.filter(({ entry }) => turn.rows.includes(entry));
  return (
    <div>
      <MessageWords text={turn.text} words={turn.words} />
      <p className="mt-4">
        {made.length > 0
          ? verdicts.accept
          : verdicts[turn.disposition === 'accept' ? 'ask' : turn.disposition]}
      </p>
      {made.length > 0 && (
        <ol className="mt-3 border-line border-t">
          {made.map((row) => (
            <li key={row.id} className="border-line border-b py-2.5">
              <RowLine row={row} unit="gal" />
            </li>
          ))}
        </ol>
      )}
      {findings.map((finding) => (
        <p
          key={`${finding.code}/${finding.vessel}/${finding.lot}`}
          className="mt-3 border-gold border-l-4 pl-3"
        >
          <span className="font-semibold">Please check: </span>
          {describeFinding(finding)}
        </p>
      ))}
    </div>
  );
}
