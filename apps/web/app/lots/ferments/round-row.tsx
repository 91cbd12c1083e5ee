import type { Ferment } from '@orbit-vine/cellar-book/sheets/ferment-sheet.ts';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { nameOfKind, showReading } from '../book/amounts.ts';
import { isUnreadable, type RoundLine, type SugarScale } from '../entry/round-sentence.ts';
import { useLotCode, useWinery } from '../layout/winery-context.ts';
import { useWording } from '../wording/use-wording.ts';

interface RoundRowProps {
  ferment: Ferment;
  line: RoundLine;
  scale: SugarScale;
  onChange: (line: RoundLine) => void;
}

/** Below this, the next reading may be negative, and most numeric keypads have no minus. */
const mayGoBelowZero = 5;

export function RoundRow({ ferment, line, scale, onChange }: RoundRowProps) {
  const wording = useWording();
  const { round } = wording;
  const codeOf = useLotCode();
  const unit = useWinery().kept.cellar.winery.volumeUnit;
  const { vessel, lot, sugar, temperature } = ferment;
  const last = [sugar.at(-1), temperature.at(-1)].flatMap((reading) =>
    reading ? [showReading(reading, unit)] : [],
  );
  const hasSign = scale !== 'sg' && (sugar.at(-1)?.value ?? mayGoBelowZero) < mayGoBelowZero;
  const written = line.sugar ?? '';
  const degrees = `°${unit === 'gal' ? 'F' : 'C'}`;
  return (
    <li className="border-line border-b py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">
          <strong className="font-semibold text-lg">{vessel}</strong>{' '}
          <span className="text-muted text-sm">{codeOf(lot)}</span>
        </span>
        <span className="text-muted text-sm">{last.length > 0 && round.last(last.join(', '))}</span>
      </p>
      <div className="mt-1.5 flex gap-2">
        {hasSign && (
          <Button
            className="h-12 min-w-12"
            aria-label={round.sign(vessel)}
            onClick={() =>
              onChange({ ...line, sugar: written.startsWith('−') ? written.slice(1) : `−${written}` })
            }
          >
            ±
          </Button>
        )}
        <RoundField
          label={round.field(vessel, nameOfKind(scale, wording))}
          placeholder={nameOfKind(scale, wording)}
          value={written}
          onChange={(text) => onChange({ ...line, sugar: text })}
        />
        <RoundField
          label={round.temperature(vessel, degrees)}
          placeholder={degrees}
          value={line.temperature ?? ''}
          onChange={(text) => onChange({ ...line, temperature: text })}
        />
      </div>
      {isUnreadable(line) && (
        <p role="alert" className="mt-1 text-sm text-wine">
          {round.notANumber}
        </p>
      )}
    </li>
  );
}

interface RoundFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

function RoundField({ label, onChange, ...field }: RoundFieldProps) {
  return (
    <input
      {...field}
      aria-label={label}
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      maxLength={8}
      className={`h-12 w-full min-w-0 text-lg ${controlClass}`}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={goOn}
    />
  );
}

/** Enter moves to the next field, and from the last field to the button. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [...(form?.querySelectorAll<HTMLElement>('input, button[type=submit]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
