import { useWording } from '../wording/use-wording.ts';
import type { VolumeUnit } from './amounts.ts';
import type { BookRow } from './book-rows.ts';
import { LockedMark } from './locked-mark.tsx';
import { lotsIn, NamedLots, type NameLot } from './named-lots.tsx';
import { describeWork } from './work-words.ts';

interface RowLineProps {
  row: BookRow;
  unit: VolumeUnit;
  source?: string | undefined;
  by?: string;
  isLocked?: boolean;
  nameLot?: NameLot | undefined;
}

export function RowLine({ row, unit, source, by, isLocked = false, nameLot }: RowLineProps) {
  const { seq, workedOn, work, corrects, correctedBy } = row;
  const wording = useWording();
  const { rows, entry } = wording;
  const words = work && describeWork(work, unit, wording);
  return (
    <span className="block min-w-0">
      <span className="block text-muted text-sm">
        {[rows.row(seq), wording.day(workedOn), by].filter(Boolean).join(', ')} {isLocked && <LockedMark />}
      </span>
      <span className={correctedBy === undefined ? '' : 'line-through decoration-wine'}>
        {work && words ? (
          <>
            <strong className="font-semibold">{words.title}</strong>{' '}
            <NamedLots text={words.detail} lots={lotsIn(work)} nameLot={nameLot} />
          </>
        ) : (
          rows.takenBack
        )}
      </span>
      {corrects !== undefined && <span className="text-sm">{` ${rows.corrects(corrects)}`}</span>}
      {correctedBy !== undefined && <span className="text-sm">{` ${rows.struckOut(correctedBy)}`}</span>}
      {source && <span className="wrap-anywhere block text-muted text-sm">{entry.quoted(source)}</span>}
    </span>
  );
}
