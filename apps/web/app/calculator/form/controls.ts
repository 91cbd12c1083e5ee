import {
  type FieldState,
  held,
  initialState,
  type NumberSpec,
  type Reading,
  readField,
  released,
  shownUnit,
  stepped,
  textIn,
  typed,
  unitFor,
} from './field.ts';
import type { ChoiceSpec } from './form-spec.ts';
import type { Unit, UnitFamily } from './units.ts';

/** Text typed before hydration, with the unit that was shown beside it. */
export interface EarlyText {
  /** Undefined if it is the prerendered text. */
  readonly text: string | undefined;
  readonly unitId: string | undefined;
  readonly isFocused: boolean;
}

export interface NumberControl {
  readonly name: string;
  readonly spec: NumberSpec;
  readonly unit: Unit;
  readonly text: string;
  readonly reading: Reading;
  readonly type: (text: string) => void;
  readonly adopt: (early: EarlyText) => void;
  readonly step: (steps: number) => void;
  readonly fill: (value: number) => void;
  /** For a field that gets the focus: its text and unit then stay until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
}

export interface ChoiceControl {
  readonly name: string;
  readonly spec: ChoiceSpec;
  readonly value: string;
  readonly choose: (value: string) => void;
}

type Alter = (change: (now: FieldState) => FieldState) => void;

export interface NumberOfForm {
  readonly name: string;
  readonly spec: NumberSpec;
  readonly state: FieldState;
  readonly chosenId: (family: UnitFamily) => string | undefined;
  readonly put: Alter;
  readonly focus: Alter;
}

export function numberControl({ name, spec, state, chosenId, put, focus }: NumberOfForm): NumberControl {
  const unit = shownUnit(spec, state, chosenId);
  return {
    name,
    spec,
    unit,
    text: textIn(state, unit),
    reading: readField(spec, state, unit),
    type: (text) => put((now) => typed(spec, held(now, unit), unit, text)),
    adopt({ text, unitId, isFocused }) {
      const early = unitFor(spec, unitId ?? unit.id);
      if (isFocused) focus((now) => held(now, early));
      if (text !== undefined) put((now) => typed(spec, now, early, text));
    },
    step: (steps) => put((now) => stepped(spec, now, unit, steps)),
    fill: (value) => put(() => initialState(spec, value)),
    hold: () => focus((now) => held(now, unit)),
    release: () => focus(released),
  };
}
