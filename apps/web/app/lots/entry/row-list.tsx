import type { Winery } from '@orbit-vine/contract/lots.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { BookRow } from '../book/book-rows.ts';
import { RowLine } from '../book/row-line.tsx';
import { lotInText } from '../layout/lot-link.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { CorrectRow } from './correct-row.tsx';
import { LateNote } from './late-note.tsx';

/** Rows in a list. The text of a message appears once, below the last row read from it. */
export function RowList({ rows }: { rows: readonly BookRow[] }) {
  const { kept, sourceOf } = useWinery();
  const [correcting, setCorrecting] = useState<{ row: BookRow; line: HTMLElement | null }>();
  const corrected = useRef<HTMLElement>(null);
  useEffect(() => {
    if (correcting) return;
    // A struck row has no button to return the focus to.
    corrected.current?.focus();
    corrected.current = null;
  }, [correcting]);
  return (
    <>
      <ol className="mt-3">
        {rows.map((row, index) => {
          const next = rows[index + 1];
          const source = sourceOf(row.id);
          const hasSameSourceBelow = next !== undefined && next.by === row.by && sourceOf(next.id) === source;
          return (
            <Row
              key={row.id}
              row={row}
              source={hasSameSourceBelow ? undefined : source}
              mayCorrect={mayCorrect(row, kept.cellar.winery)}
              onCorrect={(line) => setCorrecting({ row, line })}
            />
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

function mayCorrect({ work, by, correctedBy }: BookRow, { role, personId }: Winery): boolean {
  const isOpen = work !== undefined && correctedBy === undefined;
  return isOpen && (role === 'owner' || (role === 'cellar' && by === personId));
}

interface RowProps {
  row: BookRow;
  source: string | undefined;
  mayCorrect: boolean;
  onCorrect: (line: HTMLElement | null) => void;
}

function Row({ row, source, mayCorrect, onCorrect }: RowProps) {
  const { rows } = useWording();
  const { kept, nameOf } = useWinery();
  const { volumeUnit, lockedThrough } = kept.cellar.winery;
  return (
    <li tabIndex={-1} className="flex items-start justify-between gap-4 border-line border-b py-2.5">
      <span className="min-w-0">
        <RowLine
          row={row}
          unit={volumeUnit}
          source={source}
          by={nameOf(row.by)}
          nameLot={lotInText}
          isLocked={row.workedOn <= (lockedThrough ?? '')}
        />
        <LateNote entry={row.firstId} />
      </span>
      {mayCorrect && (
        <Button
          look="link"
          size="small"
          data-noprint
          aria-label={rows.correctRow(row.seq)}
          onClick={(event) => onCorrect(event.currentTarget.closest('li'))}
        >
          {rows.correct}
        </Button>
      )}
    </li>
  );
}
