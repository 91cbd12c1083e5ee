import { type KeyboardEvent, useId } from 'react';
import { useEarlyInput } from './early-input.ts';
import { readingOfComma } from './field.ts';
import { fieldFrame, fieldInput } from './field-style.ts';
import { UnitChoice } from './unit-choice.tsx';
import type { NumberControl } from './use-form.ts';

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A labelled number with its unit. Takes a comma or a point; the arrow keys step it, with Shift by ten. */
export function NumberField({ control }: { control: NumberControl }) {
  const id = useId();
  const { spec, unit, text, reading } = control;
  const input = useEarlyInput<HTMLInputElement>(text, control.type);
  const note = reading.problem ?? readingOfComma(text, unit) ?? spec.hint;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps = stepsByKey[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    control.step(event.shiftKey ? steps * 10 : steps);
  }

  return (
    <div>
      <label htmlFor={id} className="block font-semibold leading-snug">
        {spec.label}
        {/* A unit that cannot be chosen belongs to the name of the field. */}
        {typeof spec.unit === 'string' && spec.unit && <span className="sr-only"> in {spec.unit}</span>}
      </label>
      <div className={fieldFrame} data-invalid={reading.problem !== undefined || undefined}>
        <input
          id={id}
          ref={input}
          className={fieldInput}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => control.type(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={reading.problem !== undefined}
          aria-describedby={note && `${id}-note`}
        />
        {typeof spec.unit === 'string' ? (
          spec.unit && (
            <span aria-hidden="true" className="flex items-center whitespace-nowrap pr-3.5 text-muted">
              {spec.unit}
            </span>
          )
        ) : (
          <UnitChoice family={spec.unit.family} />
        )}
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`mt-1.5 text-sm empty:hidden ${reading.problem ? 'text-wine' : 'text-muted'}`}
      >
        {note}
      </p>
    </div>
  );
}
