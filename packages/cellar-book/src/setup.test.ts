import { describe, expect, it } from 'vitest';
import { firstSetup, type Setup, setupSchema } from './setup.ts';

const tanks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `T${at}`, kind: 'tank' as const }));
const named = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `N${at}` }));
const words = (count: number) => named(count).map(({ name }) => name);
const takes = (more: object) => setupSchema.safeParse({ ...firstSetup, ...more }).success;
const vessel = (more: object) => ({ vessels: [{ name: 'T1', kind: 'tank', ...more }] });
const block = (more: object) => ({ blocks: [{ name: '3', variety: 'Merlot', appellations: [], ...more }] });
const blocks = (count: number) => ({
  blocks: named(count).map((each) => ({ ...each, variety: 'Merlot', appellations: [] })),
});
const code = (given: string) => ({ lotCodes: [{ lot: 'A', code: given }] });
const codes = (count: number) => ({
  lotCodes: named(count).map(({ name }) => ({ lot: name, code: name })),
});
const messageOf = (more: Partial<Setup>) =>
  setupSchema.safeParse({ ...firstSetup, ...more }).error?.issues[0]?.message;

describe('a set-up', () => {
  it.each<[what: string, most: object, beyond: object]>([
    ['500 vessels', { vessels: tanks(500) }, { vessels: tanks(501) }],
    ['200 blocks', blocks(200), blocks(201)],
    ['100 varieties', { varieties: named(100) }, { varieties: named(101) }],
    ['200 materials', { materials: named(200) }, { materials: named(201) }],
    ['2,000 codes of lots', codes(2000), codes(2001)],
    ['names of 40 signs', vessel({ name: 'x'.repeat(40) }), vessel({ name: 'x'.repeat(41) })],
    ['10 other names of a vessel', vessel({ aliases: words(10) }), vessel({ aliases: words(11) })],
    ['10 former names of a vessel', vessel({ formerNames: words(10) }), vessel({ formerNames: words(11) })],
    ['10 appellations of a block', block({ appellations: words(10) }), block({ appellations: words(11) })],
    ['a vessel of a million liters', vessel({ capacityMl: 1e9 }), vessel({ capacityMl: 1e9 + 1 })],
    ['a bin of a thousand tons', vessel({ capacityG: 1e9 }), vessel({ capacityG: 1e9 + 1 })],
    ['vessels made until 2200', vessel({ year: 2200 }), vessel({ year: 2201 })],
    ['vessels made since 1900', vessel({ year: 1900 }), vessel({ year: 1899 })],
    ['codes of 30 signs', code(`A${'1'.repeat(29)}`), code(`A${'1'.repeat(30)}`)],
    [
      'lots whose first names have 200 signs',
      { lotCodes: [{ lot: 'x'.repeat(200), code: 'A' }] },
      { lotCodes: [{ lot: 'x'.repeat(201), code: 'A' }] },
    ],
  ])('has at most %s', (_, most, beyond) => {
    expect([most, beyond].map(takes)).toEqual([true, false]);
  });

  it('has vessels with a capacity, or with an unknown one', () => {
    expect([vessel({}), vessel({ capacityMl: 1 }), vessel({ capacityMl: 0 })].map(takes)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has names that start with a letter or a digit, without blanks around them', () => {
    expect(setupSchema.parse({ ...firstSetup, ...vessel({ name: '  Tank 12 ' }) }).vessels[0]?.name).toBe(
      'Tank 12',
    );
    expect(['', ' ', '-1', 'T1\n2', '<b>'].map((name) => takes(vessel({ name })))).toEqual(
      Array(5).fill(false),
    );
  });

  it('has no two names that people would not tell apart', () => {
    const like = [
      { name: 'T-1', kind: 'tank' as const },
      { name: 't 1', kind: 'tank' as const },
    ];
    expect(messageOf({ vessels: like })).toBe('Two of them have the same name.');
    expect(messageOf({ varieties: [{ name: 'Merlot' }, { name: 'merlot' }] })).toBe(
      'Two of them have the same name.',
    );
  });

  it('gives no vessel a name that another had, but its own former one', () => {
    const had = { name: 'T2', kind: 'tank' as const, formerNames: ['t-1'] };
    const message = 'Another vessel had that name before. Choose another.';
    expect(messageOf({ vessels: [had, { name: 'T1', kind: 'tank' }] })).toBe(message);
    expect(messageOf({ vessels: [had, { name: 'T3', kind: 'tank', formerNames: ['T1'] }] })).toBe(message);
    expect(messageOf({ vessels: [{ ...had, formerNames: ['T2', 'T1'] }] })).toBeUndefined();
  });

  it('of a new winery is one, and marks fining agents', () => {
    expect(setupSchema.parse(firstSetup)).toEqual(firstSetup);
    expect(firstSetup.materials.filter(({ fining }) => fining).map(({ name }) => name)).toEqual([
      ...['bentonite', 'gelatin', 'PVPP', 'isinglass'],
    ]);
  });
});
