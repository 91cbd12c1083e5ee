import { type ReactNode, useId, useState } from 'react';

interface NumberInputProps {
  label: string;
  unit?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  hint?: string;
}

function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Invalid input stays in the field with a note; the value stays as it was. */
export function NumberInput({ label, unit, value, min, max, step = 1, onChange, hint }: NumberInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (numberIn(typed) !== value) setTyped(String(value));
  }
  const read = numberIn(typed);
  const fits = read !== undefined && read >= min && read <= max;
  const note = fits ? hint : `Enter a number from ${min} to ${max}.`;
  const take = (text: string) => {
    setTyped(text);
    const next = numberIn(text);
    if (next !== undefined && next >= min && next <= max) onChange(next);
  };
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-sm leading-snug">
        {label}
        {unit && <span className="sr-only"> in {unit}</span>}
      </label>
      <div
        data-invalid={fits ? undefined : ''}
        className="mt-1.5 flex items-stretch rounded-[2px] border border-edge bg-paper data-invalid:border-wine has-focus-visible:outline-3 has-focus-visible:outline-wine has-focus-visible:outline-offset-1"
      >
        <input
          id={id}
          className="min-h-11 w-full min-w-0 grow bg-transparent px-3 outline-none"
          // Numeric keypads of phones have no minus.
          inputMode={min < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          value={typed}
          aria-invalid={!fits}
          aria-describedby={note && `${id}-note`}
          onChange={(event) => take(event.target.value)}
          onKeyDown={(event) => {
            const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!steps || read === undefined) return;
            event.preventDefault();
            const next = read + steps * step;
            take(String(Number(Math.min(max, Math.max(min, next)).toFixed(6))));
          }}
        />
        {unit && (
          <span aria-hidden="true" className="flex items-center whitespace-nowrap pr-3 text-muted text-sm">
            {unit}
          </span>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className={`mt-1 text-sm ${fits ? 'text-muted' : 'text-wine'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold text-sm leading-snug">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center border border-edge px-3 text-sm has-checked:border-wine has-checked:bg-wine has-checked:text-on-wine has-focus-visible:outline-3 has-focus-visible:outline-wine has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value in words, shown and read out. */
  says: string;
}

export function Slider({ label, value, min, max, step, onChange, says }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true">{says}</span>
      </div>
      <input
        id={id}
        type="range"
        className="mt-1.5 h-11 w-full"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={says}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

export function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="ml-auto font-semibold">{children}</dd>
    </div>
  );
}

export function Piece({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t p-5 md:p-6">
      <h3 className="font-display font-normal text-xl">{title}</h3>
      <div className="mt-4">{children}</div>
    </section>
  );
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">{children}</div>;
}

export function Column({ children }: { children: ReactNode }) {
  return <div className="grid content-start gap-5">{children}</div>;
}

export function Fields({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 content-start gap-x-4 gap-y-2.5 *:row-span-3 *:grid *:grid-rows-subgrid *:gap-y-0">
      {children}
    </div>
  );
}
