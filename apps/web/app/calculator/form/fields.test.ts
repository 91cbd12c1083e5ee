import { describe, expect, expectTypeOf, it } from 'vitest';
import { choiceField } from './fields.ts';
import { defaultsOf } from './form-spec.ts';

describe('choiceField', () => {
  it('types the input by its options, so that a misspelled comparison does not compile', () => {
    const by = choiceField('By', { strip: 'Test strip', meter: 'Meter' }, 'meter');
    const inputs = defaultsOf({ numbers: {}, choices: { by } });
    expectTypeOf(inputs.by).toEqualTypeOf<'strip' | 'meter'>();
    // @ts-expect-error -- no option has this name
    expect(inputs.by === 'stripp').toBe(false);
  });

  it('starts with the first option, unless another is named', () => {
    expect(choiceField('By', { strip: 'Test strip', meter: 'Meter' }).initial).toBe('strip');
    expect(choiceField('By', { strip: 'Test strip', meter: 'Meter' }, 'meter').initial).toBe('meter');
  });
});
