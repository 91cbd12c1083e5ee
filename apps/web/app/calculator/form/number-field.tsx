import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import type { NumberControl } from './controls.ts';
import { short } from './decimal.ts';
import { useEarlyInput } from './early-input.ts';
import { fieldFrame, fieldInput } from './field-style.ts';
import { UnitChoice } from './unit-choice.tsx';

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

function useSelectOnFocus() {
  const selectOnRelease = useRef(false);

  function select({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.select();
    selectOnRelease.current = true;
  }

  /** Releasing the tap that gave the focus would set the caret; a part selected by dragging stays. */
  function onMouseUp(event: MouseEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    if (!selectOnRelease.current) return;
    selectOnRelease.current = false;
    if (currentTarget.selectionStart !== currentTarget.selectionEnd) return;
    event.preventDefault();
    currentTarget.select();
  }

  return { select, onMouseUp };
}

function focusNext(input: HTMLInputElement) {
  const fields = input.closest('section')?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]');
  const all = Array.from(fields ?? []);
  const next = all[all.indexOf(input) + 1];
  if (next) next.focus();
  else input.blur();
}

function onKeyDown(event: KeyboardEvent<HTMLInputElement>, step: NumberControl['step']) {
  if (event.key === 'Enter') {
    event.preventDefault();
    focusNext(event.currentTarget);
    return;
  }
  const steps = stepsByKey[event.key];
  if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  step(event.shiftKey ? steps * 10 : steps);
}

function NumberInput({ id, control, note }: { id: string; control: NumberControl; note: boolean }) {
  const { name, spec, text, reading } = control;
  // React repeats the focus of a field after it has hydrated it; by then the reader may have typed in it.
  const isTyped = useRef(false);
  const input = useEarlyInput<HTMLInputElement>(text, (early, field) => {
    const unitId = field.parentElement?.querySelector('select')?.value;
    const isFocused = field === document.activeElement;
    isTyped.current = isFocused && early !== undefined;
    control.adopt({ text: early, unitId, isFocused });
  });
  const { select, onMouseUp } = useSelectOnFocus();
  return (
    <input
      id={id}
      ref={input}
      className={fieldInput}
      type="text"
      name={name}
      data-step={spec.step}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => {
        isTyped.current = true;
        control.type(event.target.value);
      }}
      enterKeyHint="next"
      onFocus={(event) => {
        control.hold();
        if (!isTyped.current) select(event);
      }}
      onBlur={({ currentTarget }) => {
        // The window lost the focus, not the field.
        if (currentTarget === document.activeElement) return;
        isTyped.current = false;
        control.release();
      }}
      onMouseUp={onMouseUp}
      onKeyDown={(event) => onKeyDown(event, control.step)}
      aria-invalid={reading.problem !== undefined}
      aria-describedby={note ? `${id}-note` : undefined}
    />
  );
}

export function NumberField({ control }: { control: NumberControl }) {
  const id = useId();
  const { spec, unit, reading } = control;
  const note = reading.problem ?? reading.says ?? spec.hint;

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
        <NumberInput id={id} control={control} note={note !== undefined} />
        {typeof spec.unit === 'string' ? (
          spec.unit && (
            <span aria-hidden="true" className="flex items-center whitespace-nowrap pr-3.5 text-muted">
              {spec.unit}
            </span>
          )
        ) : (
          <UnitChoice family={spec.unit.family} unit={unit} onChoose={control.release} />
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
