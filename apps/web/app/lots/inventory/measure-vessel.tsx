import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { showAmount, type VolumeUnit } from '../book/amounts.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { differenceWords } from './difference.ts';
import { type InventoryLine, type Measured, readMeasured } from './inventory-draft.ts';
import { reasonsForLess, reasonsForMore } from './reasons.ts';

interface MeasureVesselProps {
  line: InventoryLine;
  unit: VolumeUnit;
  codeOf: (lot: string) => string;
  position: string;
  onMeasured: (measured: Measured | undefined) => void;
  onNext: () => void;
  onBack: () => void;
}

export function MeasureVessel({ line, unit, codeOf, position, ...on }: MeasureVesselProps) {
  const { measuring } = useOfficeWording();
  const { vessel, lot, measure, book, measured, difference, reason, bookThen } = line;
  const [written, setWritten] = useState(() =>
    measured === undefined ? '' : plain(measure, measured, unit),
  );
  const isUnread = written.trim() !== '' && readMeasured(written, line, unit) === undefined;
  const write = (text: string) => {
    setWritten(text);
    const amount = readMeasured(text, line, unit);
    on.onMeasured(amount === undefined ? undefined : { amount, book, ...(reason && { reason }) });
  };
  return (
    <form
      className="mx-auto max-w-xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnread) on.onNext();
      }}
    >
      <p className="text-muted text-sm">{position}</p>
      <h1 className="wrap-anywhere mt-1 text-5xl">{vessel}</h1>
      <p className="mt-2 text-lg">
        {lot === undefined
          ? measuring.isEmpty
          : measuring.holds(codeOf(lot), showAmount(measure, book, unit))}
      </p>
      <AmountField
        label={measuring.measuredIn(measure === 'ml' ? unit : unit === 'gal' ? 'lb' : 'kg')}
        value={written}
        isInvalid={isUnread}
        onChange={write}
      />
      <p role="status" className="mt-2 min-h-6 font-semibold">
        {isUnread ? measuring.notAnAmount : differenceWords(line, unit, measuring)}
      </p>
      {bookThen !== undefined && (
        <p className="mt-1 text-sm text-wine">
          {measuring.changedSince(showAmount(measure, bookThen, unit))}
        </p>
      )}
      <QuickAmounts line={line} unit={unit} onChoose={write} />
      {measured !== undefined && difference !== undefined && difference !== 0 && (
        <Reason
          choices={difference < 0 ? reasonsForLess : reasonsForMore}
          reason={reason}
          onChange={(why) => on.onMeasured({ amount: measured, book, ...(why && { reason: why }) })}
        />
      )}
      <div className="mt-8 grid grid-cols-2 gap-3">
        <Button className="min-h-14" onClick={on.onBack}>
          {measuring.back}
        </Button>
        <Button look="primary" className="min-h-14" type="submit">
          {measured === undefined ? measuring.skip : measuring.next}
        </Button>
      </div>
    </form>
  );
}

interface QuickAmountsProps {
  line: InventoryLine;
  unit: VolumeUnit;
  onChoose: (amount: string) => void;
}

function QuickAmounts({ line: { measure, book }, unit, onChoose }: QuickAmountsProps) {
  const { measuring } = useOfficeWording();
  return (
    <div className="mt-3 flex gap-3">
      <Button className="min-h-13 grow" onClick={() => onChoose(plain(measure, book, unit))}>
        {measuring.asOnRecord(showAmount(measure, book, unit))}
      </Button>
      {book > 0 && (
        <Button className="min-h-13 px-5" onClick={() => onChoose('0')}>
          {measuring.empty}
        </Button>
      )}
    </div>
  );
}

interface AmountFieldProps {
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

function AmountField({ label, value, isInvalid, onChange }: AmountFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label className="mt-5 block">
      <span className="mb-1.5 block font-semibold">{label}</span>
      <input
        ref={field}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={isInvalid}
        onChange={(event) => onChange(event.target.value)}
        className={`block h-16 w-full ${controlClass} !text-3xl`}
      />
    </label>
  );
}

/** Without its unit, which is in the field's label. */
function plain(measure: InventoryLine['measure'], amount: number, unit: VolumeUnit): string {
  return showAmount(measure, amount, unit).replace(/ .*$/, '').replaceAll(',', '');
}

interface ReasonProps {
  choices: readonly string[];
  reason: string | undefined;
  onChange: (reason: string) => void;
}

function Reason({ choices, reason = '', onChange }: ReasonProps) {
  const { measuring, reasons } = useOfficeWording();
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-semibold">{measuring.why}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((each) => (
          <Button
            key={each}
            aria-pressed={reason === each}
            className="min-h-12 px-4 aria-pressed:border-wine aria-pressed:bg-wine aria-pressed:text-on-wine"
            onClick={() => onChange(reason === each ? '' : each)}
          >
            {reasons[each] ?? each}
          </Button>
        ))}
      </div>
      <label className="mt-3 block">
        <span className="mb-1.5 block font-semibold text-sm">{measuring.ownWords}</span>
        <input
          value={choices.includes(reason) ? '' : reason}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={`block h-12 w-full ${controlClass}`}
        />
      </label>
    </fieldset>
  );
}
