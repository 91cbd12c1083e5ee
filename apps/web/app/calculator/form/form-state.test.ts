import { describe, expect, it } from 'vitest';
import { so2Form } from '../../tools/so2/form.ts';
import { initialState, typed, unitFor } from './field.ts';
import { startState, withChoice, withNumbers, withValues } from './form-state.ts';

const kept = new Map([
  ['pH', '3.62'],
  ['volumeL', '225'],
  ['compound', 'SMBS'],
  ['so2Percent', '67.4'],
]);

describe('opening with the values of the last visit', () => {
  it('puts them into the fields', () => {
    const state = withValues(so2Form, startState(so2Form), kept, 'last visit');
    expect(state.numbers.pH?.text).toBe('3.62');
    expect(state.numbers.so2Percent?.last).toBe(67.4);
    expect(state.choices.compound).toBe('SMBS');
    expect(state.by).toBe('last visit');
  });

  it.each(['3,5', '3.4'])('keeps text typed before: %s, whether or not it is the default', (text) => {
    const { pH: spec } = so2Form.numbers;
    const pH = typed(spec, initialState(spec), unitFor(spec, undefined), text);
    const state = withValues(so2Form, withNumbers(startState(so2Form), { pH }), kept, 'last visit');
    expect(state.numbers.pH?.text).toBe(text);
    expect(state.numbers.volumeL?.last).toBe(225);
    expect(state.by).toBe('reader');
  });

  it('keeps an option chosen before', () => {
    const chosen = withChoice(startState(so2Form), 'compound', 'KMBS');
    expect(withValues(so2Form, chosen, kept, 'link').choices.compound).toBe('KMBS');
  });
});
