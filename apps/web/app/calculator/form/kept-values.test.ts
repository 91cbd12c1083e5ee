import { describe, expect, it } from 'vitest';
import { so2Form } from '../../tools/so2/form.ts';
import { initialState, typed, unitFor } from './field.ts';
import { startState, withKept } from './use-form.ts';

const kept = new Map([
  ['pH', '3.62'],
  ['volumeL', '225'],
  ['compound', 'SMBS'],
  ['so2Percent', '67.4'],
]);

describe('the values of the last visit', () => {
  it('stand in the fields again', () => {
    const state = withKept(so2Form, startState(so2Form), kept);
    expect(state.numbers.pH?.text).toBe('3.62');
    expect(state.numbers.so2Percent?.last).toBe(67.4);
    expect(state.choices.compound).toBe('SMBS');
    expect(state.by).toBe('last visit');
  });

  it('leave alone what was typed before they could be put there', () => {
    const start = startState(so2Form);
    const pH = typed(
      so2Form.numbers.pH,
      initialState(so2Form.numbers.pH),
      unitFor(so2Form.numbers.pH, undefined),
      '3,5',
    );
    const state = withKept(so2Form, { ...start, numbers: { ...start.numbers, pH }, by: 'reader' }, kept);
    expect(state.numbers.pH?.text).toBe('3,5');
    expect(state.numbers.volumeL?.last).toBe(225);
    expect(state.by).toBe('reader');
  });
});
