import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { BookRow } from './book-rows.ts';
import { CorrectRow } from './correct-row.tsx';
import { RowLine } from './row-line.tsx';
import { useWinery } from './winery-context.ts';

/** Rows one below another. What one message says stands once, below the last of the rows that were read from it. */
export function RowList({ rows }: { rows: readonly BookRow[] }) {
  const { kept, saidOf, nameOf } = useWinery();
  const [correcting, setCorrecting] = useState<BookRow>();
  const { role, personId, volumeUnit } = kept.cellar.winery;
  const mayCorrect = ({ work, by, correctedBy }: BookRow) =>
    work !== undefined &&
    correctedBy === undefined &&
    (role === 'owner' || (role === 'cellar' && by === personId));
  return (
    <>
      <ol className="mt-3">
        {rows.map((row, index) => {
          const next = rows[index + 1];
          const said = saidOf(row.id);
          const isSaidBelow = next !== undefined && next.by === row.by && saidOf(next.id) === said;
          return (
            <li key={row.id} className="flex items-start justify-between gap-4 border-line border-b py-2.5">
              <RowLine
                row={row}
                unit={volumeUnit}
                said={isSaidBelow ? undefined : said}
                by={nameOf(row.by)}
              />
              {mayCorrect(row) && (
                <Button
                  look="link"
                  size="small"
                  data-noprint
                  aria-label={`Correct row ${row.seq}`}
                  onClick={() => setCorrecting(row)}
                >
                  Correct
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {correcting && <CorrectRow row={correcting} onDismiss={() => setCorrecting(undefined)} />}
    </>
  );
}
