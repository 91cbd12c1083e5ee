import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { definition } from './definition.ts';

const fieldsWith = (chosen: object) => definition.fields({ ...defaultsOf(definition.form), ...chosen });

describe('the fields of a blend', () => {
  it('begin with two lots, so that a phone shows them at once', () => {
    expect(fieldsWith({})).toEqual([
      ...['volume1', 'alcohol1', 'volume2', 'alcohol2'],
      ...['property', 'lots', 'mode'],
    ]);
  });

  it('add further lots below the number of lots', () => {
    const fields = fieldsWith({ lots: '3', property: 'ta' });
    expect(fields.slice(fields.indexOf('lots'))).toEqual(['lots', 'volume3', 'ta3', 'mode']);
  });

  it('begin with the target if shares are computed', () => {
    expect(fieldsWith({ mode: 'target' }).slice(0, 4)).toEqual(['target', 'volume1', 'alcohol1', 'alcohol2']);
  });
});
