import { describe, expect, it } from 'vitest';
import { unitSystems } from './unit-systems.ts';
import { type UnitFamily, unitFamilies } from './units.ts';

describe.each(Object.entries(unitSystems))('the %s units', (_, { units }) => {
  it.each(Object.entries(units))('know their unit of %s', (family, id) => {
    const known = unitFamilies[family as UnitFamily].map((unit) => unit.id);
    expect(known).toContain(id);
  });
});
