import { correctEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { useState } from 'react';
import { type CallParts, call } from '../platform/api.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/control.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { useAction } from '../ui/use-action.ts';
import type { BookRow } from './book-rows.ts';
import { RowLine } from './row-line.tsx';
import { useWinery } from './winery-context.ts';

interface CorrectRowProps {
  row: BookRow;
  onDismiss: () => void;
}

/** A row on another day, or taken back: by a further row that names it, since none is ever changed. */
export function CorrectRow({ row, onDismiss }: CorrectRowProps) {
  const { kept, onChanged } = useWinery();
  const [id] = useState(() => crypto.randomUUID());
  const [workedOn, setDay] = useState(row.workedOn);
  const { run, pending, failure } = useAction();
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  const params = { wineryId, entryId: row.id };
  const correct = async (body: CallParts<typeof correctEntry>['body']) => {
    if (!(await run(() => call(correctEntry, { params, body })))) return;
    onChanged();
    onDismiss();
  };
  const { work } = row;
  if (!work) return null;
  const when = { workedOn, ...(row.workedAt && { workedAt: row.workedAt }) };
  return (
    <Dialog title={`Correct row ${row.seq}`} onDismiss={onDismiss}>
      <div className="mt-4">
        <RowLine row={row} unit={volumeUnit} />
      </div>
      <form
        className="mt-5 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void correct({ id, action: 'amend', ...when, work });
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-semibold text-sm">Day of the work</span>
          <input
            required
            type="date"
            value={workedOn}
            onChange={(event) => setDay(event.target.value)}
            className={`block h-11 ${controlClass}`}
          />
        </label>
        <Button size="large" type="submit" pending={pending} disabled={workedOn === row.workedOn}>
          Save the day
        </Button>
      </form>
      <p className="mt-6">
        <Button
          look="primary"
          size="large"
          pending={pending}
          onClick={() => void correct({ id, action: 'void' })}
        >
          Take it back
        </Button>
      </p>
      <p className="mt-2 text-muted text-sm">
        {`The row stays in the book, struck through. For another amount, write #${row.seq} and the right one in the message box.`}
      </p>
      <ErrorLine error={failure} className="mt-2" />
    </Dialog>
  );
}
