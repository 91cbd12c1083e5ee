import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { BookRow } from '../book/book-rows.ts';
import { RowLine } from '../book/row-line.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { CorrectRow } from './correct-row.tsx';

/** Rows one below another. What one message says stands once, below the last of the rows that were read from it. */
export function RowList({ rows }: { rows: readonly BookRow[] }) {
  const { kept, saidOf, nameOf } = useWinery();
  const [correcting, setCorrecting] = useState<{ row: BookRow; line: HTMLElement | null }>();
  const corrected = useRef<HTMLElement>(null);
  useEffect(() => {
    if (correcting) return;
    // The button that led there goes: a struck row has none.
    corrected.current?.focus();
    corrected.current = null;
  }, [correcting]);
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
            <li
              key={row.id}
              tabIndex={-1}
              className="flex items-start justify-between gap-4 border-line border-b py-2.5"
            >
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
                  onClick={(event) => setCorrecting({ row, line: event.currentTarget.closest('li') })}
                >
                  Correct
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {correcting && (
        <CorrectRow
          row={correcting.row}
          onDismiss={() => setCorrecting(undefined)}
          onCorrected={() => {
            corrected.current = correcting.line;
          }}
        />
      )}
    </>
  );
}
