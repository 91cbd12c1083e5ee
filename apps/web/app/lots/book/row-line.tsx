import { shortDay } from '../../ui/dates.ts';
import type { VolumeUnit } from './amounts.ts';
import type { BookRow } from './book-rows.ts';
import { describeWork } from './work-words.ts';

interface RowLineProps {
  row: BookRow;
  unit: VolumeUnit;
  source?: string | undefined;
  by?: string;
}

export function RowLine({ row, unit, source, by }: RowLineProps) {
  const { seq, workedOn, work, corrects, correctedBy } = row;
  const words = work && describeWork(work, unit);
  return (
    <span className="block min-w-0">
      <span className="block text-muted text-sm">
        {[`Row ${seq}`, shortDay(workedOn), by].filter(Boolean).join(', ')}
      </span>
      <span className={correctedBy === undefined ? '' : 'line-through decoration-wine'}>
        {words ? (
          <>
            <strong className="font-semibold">{words.title}</strong> {words.detail}
          </>
        ) : (
          'Taken back'
        )}
      </span>
      {corrects !== undefined && <span className="text-sm">{` corrects row ${corrects}`}</span>}
      {correctedBy !== undefined && <span className="text-sm">{` struck out by row ${correctedBy}`}</span>}
      {source && <span className="wrap-anywhere block text-muted text-sm">{`“${source}”`}</span>}
    </span>
  );
}
