import { decimalsOf, numberWithUnit, parseDecimal, short, withThousands } from './decimal.ts';
import { readNumber, withoutUnit } from './read-number.ts';
import { fixedUnit, type Unit, type UnitFamily, unitOf } from './units.ts';

export interface NumberSpec {
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Why the range ends where it does, as the end of a sentence. */
  readonly range: string;
  /** The text behind the number, or the family of units that the reader may choose from. */
  readonly unit: string | { readonly family: UnitFamily };
  readonly hint?: string;
  /** Values that one tap fills in, in the base unit. */
  readonly presets?: readonly { readonly label: string; readonly value: number }[];
}

/** A text with the unit that it was typed in, and the last number in it, in the base unit. */
export interface FieldState {
  readonly text: string;
  readonly unitId: string;
  readonly last: number;
  readonly says?: string;
  /** The field has the focus: its text and unit stay, whichever unit is chosen elsewhere. */
  readonly isHeld?: true;
}

export interface Reading {
  /** For the formulas: the last number typed, or the nearest end of the range. */
  readonly value: number;
  readonly problem?: string;
  readonly says?: string;
  /** The number typed is outside the range, so that no figure computed from `value` may be acted on. */
  readonly outside?: true;
  /** If the text is no number: the value and unit that the result is still for. */
  readonly still?: string;
}

export function unitFor(spec: NumberSpec, unitId: string | undefined): Unit {
  return typeof spec.unit === 'string' ? fixedUnit(spec.unit, spec.step) : unitOf(spec.unit.family, unitId);
}

/**
 * One more decimal than a step has, so that a value converted from another unit keeps its precision; below one at least
 * three digits, so that a bench trial of 0.0132 US gal does not become 0.
 */
export function shownText(base: number, unit: Unit): string {
  const shown = unit.fromBase(base);
  const size = Math.abs(shown);
  const small = size > 1e-6 && size < 1 ? 2 - Math.floor(Math.log10(size)) : 0;
  return short(shown, Math.max(decimalsOf(unit.step) + 1, small));
}

export function initialState(spec: NumberSpec, base = spec.initial): FieldState {
  const unit = unitFor(spec, undefined);
  return { text: startText(spec, base, unit), unitId: unit.id, last: base };
}

/** The first value is written with the decimals of its step: 1.100, not 1.1. */
function startText(spec: NumberSpec, base: number, unit: Unit): string {
  const decimals = decimalsOf(spec.step);
  return decimals === 3 && unit.fromBase(base) === base ? base.toFixed(decimals) : shownText(base, unit);
}

export function shownUnit(
  spec: NumberSpec,
  state: FieldState,
  chosenId: (family: UnitFamily) => string | undefined,
): Unit {
  const { unit } = spec;
  return unitFor(spec, state.isHeld || typeof unit === 'string' ? state.unitId : chosenId(unit.family));
}

export function held(state: FieldState, unit: Unit): FieldState {
  return { ...state, text: textIn(state, unit), unitId: unit.id, isHeld: true };
}

export function released({ isHeld: _, ...state }: FieldState): FieldState {
  return state;
}

export function textIn(state: FieldState, unit: Unit): string {
  return state.unitId === unit.id ? state.text : shownText(state.last, unit);
}

export function typed(spec: NumberSpec, state: FieldState, unit: Unit, text: string): FieldState {
  const number = readNumber(text, spec, unit);
  return {
    text,
    unitId: unit.id,
    last: number === undefined ? state.last : number.base,
    ...(number?.says !== undefined && { says: number.says }),
    ...(state.isHeld && { isHeld: true }),
  };
}

export function stepped(spec: NumberSpec, state: FieldState, unit: Unit, steps: number): FieldState {
  const from = unit.fromBase(clamp(spec, state.last));
  const moved = (Math.round(from / unit.step) + steps) * unit.step;
  const last = clamp(spec, unit.toBase(moved));
  const decimals = Math.max(decimalsOf(unit.step), decimalsOf(Number(short(unit.fromBase(last), 4))));
  return {
    text: unit.fromBase(last).toFixed(decimals),
    unitId: unit.id,
    last,
    ...(state.isHeld && { isHeld: true }),
  };
}

function clamp(spec: NumberSpec, base: number): number {
  return Math.min(spec.max, Math.max(spec.min, base));
}

function amount(base: number, unit: Unit): string {
  return withThousands(shownText(base, unit));
}

export function readField(spec: NumberSpec, state: FieldState, unit: Unit): Reading {
  const value = clamp(spec, state.last);
  const text = withoutUnit(textIn(state, unit), unit);
  const decimal = parseDecimal(text);
  if (decimal === undefined) {
    const fault = text === '' ? 'Empty.' : 'Not a number.';
    const still = numberWithUnit(amount(value, unit), unit.label);
    return { value, still, problem: `${fault} The result is still for ${still}.` };
  }
  const says = state.unitId === unit.id ? state.says : undefined;
  // The sentence states rounded ends, and an end typed as stated may be just outside the exact one.
  const isAt = (end: number) =>
    Math.abs(state.last - end) <= 1e-9 * Math.abs(end) || decimal === Number(shownText(end, unit));
  if (value === state.last || isAt(spec.min) || isAt(spec.max))
    return { value, ...(says !== undefined && { says }) };
  const ends = `${amount(spec.min, unit)} to ${numberWithUnit(amount(spec.max, unit), unit.label)}`;
  const shownFor = `Showing the result for ${numberWithUnit(amount(value, unit), unit.label)}.`;
  return { value, outside: true, problem: `Enter ${ends}: ${spec.range}. ${shownFor}` };
}
