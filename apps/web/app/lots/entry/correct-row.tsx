import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { correctEntry } from '@orbit-vine/contract/lots-endpoints.ts';
import { type ComponentProps, useState } from 'react';
import { type CallParts, call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import type { BookRow } from '../book/book-rows.ts';
import { RowLine } from '../book/row-line.tsx';
import { useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';
import { editableAmount } from './editable-amount.ts';
import { useStoring } from './use-storing.ts';

interface CorrectRowProps {
  row: BookRow;
  onDismiss: () => void;
  onCorrected: () => void;
}

/** Corrects the day or amount of a row, or withdraws it, by adding a row that names it. */
export function CorrectRow({ row, onDismiss, onCorrected }: CorrectRowProps) {
  const { frame, rows, language } = useWording();
  const { kept, onChanged } = useWinery();
  const [id] = useState(() => crypto.randomUUID());
  const { id: wineryId, volumeUnit } = kept.cellar.winery;
  const { store, pending, failure, isDoubted } = useStoring();
  const params = { wineryId, entryId: row.firstId };
  const correct = async (body: CallParts<typeof correctEntry>['body']) => {
    const send = (despite: boolean) =>
      call(correctEntry, { params, body: body.action === 'void' ? body : { ...body, despite, language } });
    if (!(await store(body, send))) return;
    onChanged();
    onCorrected();
    onDismiss();
  };
  if (!row.work) return null;
  return (
    <Dialog title={rows.correctRow(row.seq)} closeLabel={frame.close} onDismiss={onDismiss}>
      <div className="mt-4">
        <RowLine row={row} unit={volumeUnit} />
      </div>
      <AmendForm
        row={row}
        work={row.work}
        pending={pending}
        isDoubted={(amended) => isDoubted({ id, action: 'amend', ...amended })}
        onAmend={(amended) => void correct({ id, action: 'amend', ...amended })}
      />
      <ErrorLine error={failure} className="mt-2" />
      <p className="mt-6">
        <Button size="large" pending={pending} onClick={() => void correct({ id, action: 'void' })}>
          {rows.takeBack}
        </Button>
      </p>
      <p className="mt-2 text-muted text-sm">{rows.stays(row.corrects ?? row.seq)}</p>
    </Dialog>
  );
}

interface AmendFormProps {
  row: BookRow;
  work: Work;
  pending: boolean;
  isDoubted: (amended: Amended) => boolean;
  onAmend: (amended: Amended) => void;
}

interface Amended {
  workedOn: string;
  workedAt?: string;
  work: Work;
}

function AmendForm({ row, work, pending, isDoubted, onAmend }: AmendFormProps) {
  const { volumeUnit } = useWinery().kept.cellar.winery;
  const wording = useWording();
  const { rows } = wording;
  const [workedOn, setDay] = useState(row.workedOn);
  const own = editableAmount(work, volumeUnit, wording);
  const [amount, setAmount] = useState(String(own?.value ?? ''));
  const isOther = own !== undefined && Number(amount) !== own.value;
  const amended: Amended = {
    workedOn,
    ...(row.workedAt && { workedAt: row.workedAt }),
    work: isOther ? own.change(Number(amount)) : work,
  };
  return (
    <form
      className="mt-5 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onAmend(amended);
      }}
    >
      <LabeledInput label={rows.day} type="date" value={workedOn} onChange={setDay} />
      {own && (
        <LabeledInput
          label={own.label}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          value={amount}
          onChange={setAmount}
          width="w-32"
        />
      )}
      <Button
        look="primary"
        size="large"
        type="submit"
        pending={pending}
        disabled={workedOn === row.workedOn && !isOther}
      >
        {isDoubted(amended) ? rows.storeAnyway : rows.save}
      </Button>
    </form>
  );
}

interface LabeledInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  width?: string;
  onChange: (text: string) => void;
}

function LabeledInput({ label, width = '', onChange, ...input }: LabeledInputProps) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-semibold text-sm">{label}</span>
      <input
        required
        {...input}
        onChange={(event) => onChange(event.target.value)}
        className={`block h-11 ${width} ${controlClass}`}
      />
    </label>
  );
}
