import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { short } from './decimal.ts';
import { useEarlyInput } from './early-input.ts';
import { fieldFrame, fieldInput } from './field-style.ts';
import { UnitChoice } from './unit-choice.tsx';
import type { NumberControl } from './use-form.ts';

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What is typed takes the place of what stands in the field. */
function useSelectOnFocus() {
  const selectOnRelease = useRef(false);

  function onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.select();
    selectOnRelease.current = true;
  }

  /** The release of the tap that gave the focus would put the caret; dragging over a part keeps that part. */
  function onMouseUp(event: MouseEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    if (!selectOnRelease.current) return;
    selectOnRelease.current = false;
    if (currentTarget.selectionStart !== currentTarget.selectionEnd) return;
    event.preventDefault();
    currentTarget.select();
  }

  return { onFocus, onMouseUp };
}

/** The number field after this one in its calculator; after the last the keyboard goes and the answer is in sight. */
function focusNext(input: HTMLInputElement) {
  const fields = input.closest('section')?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]');
  const all = Array.from(fields ?? []);
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

/**
 * A labeled number with its unit. Takes a comma or a point; the arrow keys step it, with Shift by ten; Enter goes to the
 * next one.
 */
export function NumberField({ control }: { control: NumberControl }) {
  const id = useId();
  const { spec, text, reading } = control;
  const input = useEarlyInput<HTMLInputElement>(text, control.type);
  const selectOnFocus = useSelectOnFocus();
  const note = reading.problem ?? reading.says ?? spec.hint;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      focusNext(event.currentTarget);
      return;
    }
    const steps = stepsByKey[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    control.step(event.shiftKey ? steps * 10 : steps);
  }

  return (
    <div
      className={`row-span-3 grid content-start grid-rows-subgrid gap-0 ${spec.presets ? 'col-span-2' : ''}`}
    >
      <label htmlFor={id} className="self-end font-semibold leading-tight md:leading-snug">
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
          enterKeyHint="next"
          {...selectOnFocus}
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
      <div>
        {spec.presets && <Presets control={control} />}
        <p
          id={`${id}-note`}
          aria-live="polite"
          className={`mt-1.5 text-sm empty:hidden ${reading.problem ? 'text-wine' : 'text-muted'}`}
        >
          {note}
        </p>
      </div>
    </div>
  );
}

function Presets({ control: { spec, unit, reading, fill } }: { control: NumberControl }) {
  return (
    <div className="mt-2 flex flex-wrap gap-2" data-noprint>
      {spec.presets?.map(({ label, value }) => (
        <button
          key={label}
          type="button"
          className="min-h-11 border border-edge px-3 text-sm aria-pressed:border-wine"
          aria-pressed={reading.value === value}
          onClick={() => fill(value)}
        >
          {`${label}, ${short(unit.fromBase(value), 1)}`}
        </button>
      ))}
    </div>
  );
}
