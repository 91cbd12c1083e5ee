import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorOf, calculators } from '../../tools/registry.ts';
import { takingFields } from '../definition/takes.ts';
import { initialState, typed, unitFor } from '../form/field.ts';
import { defaultsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import { type Quantity, type WineQuantity, wineQuantities } from '../result/quantities.ts';
import { givenOf } from '../result/tank-after.ts';
import { type SavedValues, type Step, workOutRow } from './flow.ts';

type Set = readonly [calculator: string, values?: Record<string, string>];

function row(steps: readonly Set[], saved: SavedValues = {}) {
  const inOrder = steps.map(
    ([calculator, values = {}], index): Step => ({ key: String(index), calculator, values, typed: {} }),
  );
  return workOutRow(inOrder, calculatorOf, (family) => unitOf(family, undefined), saved);
}

describe('a blend', () => {
  const lots = { volume1: '1000', volume2: '1000', property: 'alcohol', alcohol1: '12', alcohol2: '14' };

  it('leaves the TA of the first lot behind, and holds the dose until it is measured', () => {
    const [, , salt] = row([
      ['titratable-acidity', { titrantMl: '12' }],
      ['blend', lots],
      ['deacidification'],
    ]);
    expect(salt?.inputs.volumeL).toBe(2000);
    expect(salt?.flows.taFromGPerL?.value).toBeNaN();
    expect(salt?.act?.hold).toBe('Measure first: TA now.');
  });

  it('lets a dose go on once its reader has measured', () => {
    const [, , salt] = row([
      ['titratable-acidity', { titrantMl: '12' }],
      ['blend', lots],
      ['deacidification', { taFromGPerL: '8' }],
    ]);
    expect(salt?.act?.hold).toBeUndefined();
  });

  it('holds the dose while its field has text that is no number', () => {
    const spec = calculatorOf('deacidification').form.numbers.taFromGPerL;
    if (!spec) throw new Error('There is no field of TA.');
    const unread = typed(spec, initialState(spec, 8), unitFor(spec, undefined), 'x');
    const steps: Step[] = [
      { key: 'ta', calculator: 'titratable-acidity', values: {}, typed: {} },
      { key: 'blend', calculator: 'blend', values: lots, typed: {} },
      {
        key: 'salt',
        calculator: 'deacidification',
        values: { taFromGPerL: '8' },
        typed: { taFromGPerL: unread },
      },
    ];
    const [, , salt] = workOutRow(steps, calculatorOf, (family) => unitOf(family, undefined));
    expect(salt?.act?.hold).toBe('Measure first: TA now.');
  });

  it('keeps what another blend of the same lots has found, and only that', () => {
    const ta = { ...lots, property: 'ta', ta1: '9', ta2: '5' };
    const [, , both] = row([['blend', ta], ['blend', lots], ['deacidification']]);
    // (1000 × 9 + 1000 × 5) / 2000.
    expect(both?.flows.taFromGPerL).toEqual({ value: 7, step: 0 });
    const [, , others] = row([['blend', ta], ['blend', { ...lots, volume2: '500' }], ['deacidification']]);
    expect(others?.flows.taFromGPerL?.value).toBeNaN();
  });

  it('leaves behind what was saved of the tank', () => {
    const [, salt, , so2] = row([['blend', lots], ['deacidification'], ['blend', lots], ['so2']], {
      taFromGPerL: 9,
      temperatureC: 12,
      totalSo2MgPerL: 80,
    });
    expect(salt?.flows.taFromGPerL?.value).toBeNaN();
    expect(so2?.flows.temperatureC).toBeUndefined();
    expect(so2?.flows.totalSo2MgPerL?.value).toBeNaN();
  });
});

describe('a fortification', () => {
  // 225 L at 8 % and 100 g/L, with spirit of 77 % to 19 %.
  const port = {
    wineVolumeL: '225',
    wineAlcoholPercentVol: '8',
    targetAlcoholPercentVol: '19',
    spiritAlcoholPercentVol: '77',
    sugarGPerL: '100',
  };

  it('dilutes sugar, TA, and total SO₂ by the spirit', () => {
    const [, sweet, acid, so2] = row(
      [['fortification', port], ['back-sweeten', { sugarToGPerL: '110' }], ['acid-addition'], ['so2']],
      { taFromGPerL: 9, totalSo2MgPerL: 90 },
    );
    // Pearson’s square for a sweet wine: 225 × (19 − 8) / (77 − 19) = 42.672 L, 267.672 L in all.
    const share = 225 / (225 + (225 * 11) / 58);
    expect(sweet?.flows.sugarFromGPerL?.value).toBeCloseTo(100 * share, 6);
    // Sugar takes room, too: TA and SO₂ are diluted once more.
    expect(acid?.flows.taFromGPerL?.value).toBeLessThan(9 * share);
    expect(so2?.flows.totalSo2MgPerL?.value).toBeLessThan(90 * share);
    expect(so2?.flows.pH?.value).toBeNaN();
  });

  it('carries the diluted sugar over to the next page', () => {
    const { compute, form } = calculatorOf('fortification') ?? {};
    if (!compute || !form) throw new Error('There is no fortification.');
    const inputs = Object.fromEntries(Object.entries(port).map(([name, value]) => [name, Number(value)]));
    const { tank } = compute({ ...defaultsOf(form), ...inputs }, (family) => unitOf(family, undefined));
    expect(givenOf(tank, { residualSugarGPerL: 100 }).residualSugarGPerL).toBeCloseTo(84.06, 2);
  });
});

/** Quantities whose amount stays when the volume grows. */
const conserved: readonly WineQuantity[] = [
  'taGPerL',
  'residualSugarGPerL',
  'totalSo2MgPerL',
  'alcoholPercentVol',
];

/** A tank of which everything is known, under the names that any calculator’s fields have for it. */
const known: Readonly<Record<WineQuantity, number>> = {
  volumeL: 1000,
  brix: 23,
  alcoholPercentVol: 12.5,
  taGPerL: 6.5,
  pH: 3.4,
  residualSugarGPerL: 4,
  freeSo2MgPerL: 20,
  totalSo2MgPerL: 80,
};
const saved: SavedValues = Object.fromEntries(
  calculators.flatMap(takingFields).flatMap(({ field, quantity, factor }) => {
    const value = (known as Partial<Record<Quantity, number>>)[quantity];
    return value === undefined ? [] : [[field, value * factor]];
  }),
);

const measuresOfVolume = ['tank-volume', 'barrel-volume', 'grape-yield'];

const followers = calculators.filter((each) =>
  takingFields(each).some(({ quantity }) => quantity in wineQuantities),
);

describe('two calculations of one tank', () => {
  it('are many', () => {
    expect(followers.length).toBeGreaterThan(20);
  });

  it.each(calculators)('take no value past $id that is not true any more', ({ id }) => {
    for (const { id: next } of followers) {
      const [one, two] = row([[id], [next]], saved);
      if (!one || !two) throw new Error('A step is missing.');
      const before = Number(one.flows.volumeL?.value ?? known.volumeL);
      const after = measuresOfVolume.includes(id) ? before : (one.handsOn.volumeL ?? before);
      for (const { field, quantity, factor } of takingFields(two.definition)) {
        const flows = two.flows[field];
        if (!(quantity in wineQuantities) || quantity === 'volumeL') continue;
        if (flows === undefined || Number.isNaN(flows.value)) continue;
        const name = quantity as WineQuantity;
        const value = flows.value / factor;
        const isNew = typeof one.calculation?.tank.wine[name] === 'number' && name in one.handsOn;
        const isDiluted = after > before && conserved.includes(name);
        const dilutedBrix = id === 'yeast-rehydration' && name === 'brix';
        const stays = after === before || isDiluted || dilutedBrix;
        const expected = isNew ? one.handsOn[name] : stays ? (known[name] * before) / after : Number.NaN;
        expect([next, name, value]).toEqual([next, name, expect.closeTo(expected ?? Number.NaN, 9)]);
      }
    }
  });
});

describe('a row of five random steps', () => {
  const id = fc.constantFrom(...followers.map((each) => each.id), ...measuresOfVolume);
  const worked = fc.array(id, { minLength: 5, maxLength: 5 }).map((ids) =>
    row(
      ids.map((each): Set => [each]),
      saved,
    ),
  );

  it('dilutes or asks for every known quantity wherever it makes more wine', () => {
    let grown = 0;
    fc.assert(
      fc.property(worked, (steps) => {
        const taken = steps
          .flatMap(({ definition }) => takingFields(definition))
          .map(({ quantity }) => quantity);
        const changed = [...conserved, 'pH', 'freeSo2MgPerL'].filter((name) =>
          taken.includes(name as Quantity),
        );
        let volumeL = known.volumeL;
        for (const { definition, handsOn } of steps) {
          const after = handsOn.volumeL ?? volumeL;
          const isMore = after > volumeL && !measuresOfVolume.includes(definition.id);
          volumeL = after;
          if (!isMore) continue;
          grown += 1;
          const forgotten = changed.filter((name) => !(name in handsOn));
          expect([definition.id, ...forgotten]).toEqual([definition.id]);
        }
      }),
      { numRuns: 300 },
    );
    expect(grown).toBeGreaterThan(50);
  });

  it('hands each quantity from the last step that changed it to the next that takes it', () => {
    let handed = 0;
    fc.assert(
      fc.property(worked, (steps) => {
        for (const [index, { definition, flows }] of steps.entries()) {
          for (const { field, quantity, factor } of takingFields(definition)) {
            const since = steps.slice(0, index).findLastIndex(({ handsOn }) => quantity in handsOn);
            if (since < 0) continue;
            handed += 1;
            const value = (steps[since]?.handsOn[quantity] ?? Number.NaN) * factor;
            expect(flows[field]).toEqual({ value, step: since });
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(handed).toBeGreaterThan(300);
  });
});
