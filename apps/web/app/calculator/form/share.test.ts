import { describe, expect, it } from 'vitest';
import { startState } from './form-state.ts';
import { pathWith, valuesIn } from './share.ts';

describe('a link with values', () => {
  it('brings them back', () => {
    const path = pathWith('so2', { pH: 3.55, compound: 'SMBS' });
    expect(path).toBe('/tools/so2#so2:pH=3.55&compound=SMBS');
    expect(Object.fromEntries(valuesIn(new URL(path, 'https://example.com').hash, 'so2'))).toEqual({
      pH: '3.55',
      compound: 'SMBS',
    });
  });

  it('means nothing to another calculator', () => {
    expect(valuesIn('#so2:pH=3.55', 'yan').size).toBe(0);
    expect(valuesIn('', 'so2').size).toBe(0);
  });

  it('cannot bring what the form does not have', () => {
    const spec = {
      id: 'so2',
      numbers: { pH: { label: 'pH', initial: 3.4, min: 2.8, max: 4, step: 0.01, unit: '', range: '' } },
      choices: { salt: { label: 'Salt', initial: 'K', options: [{ value: 'K', label: 'K' }] } },
    };
    const state = startState(
      spec,
      new Map([
        ['pH', 'no'],
        ['salt', 'Mg'],
        ['other', '1'],
      ]),
    );
    expect(state).toEqual(startState(spec));
  });
});
