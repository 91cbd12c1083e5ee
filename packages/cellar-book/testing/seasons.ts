import fc from 'fast-check';
import { bottleUses, type Work } from '../src/entries/work.ts';
import { grapes } from './rows.ts';

const vesselNames = ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'K1'];
const vessel = fc.constantFrom(...vesselNames);
const vessels = fc.uniqueArray(vessel, { minLength: 1, maxLength: 3 });
const ml = fc.integer({ min: 0, max: 400_000 });
const lot = fc.constantFrom('24-CF-01', '24-ME-01', '25-VI-01');
const component = fc
  .tuple(
    fc.constantFrom('Merlot', 'Cabernet Franc', null),
    fc.constantFrom('3', '7', null),
    fc.constantFrom(2024, 2025),
  )
  .map(([variety, block, vintage]) => grapes(variety, block, vintage));

const locations = vessels.map((names) => ({ vessels: names }));
const work = <Op extends Work>(arbitrary: fc.Arbitrary<Op>): fc.Arbitrary<Work> => arbitrary;
const op = <Name extends Work['op']>(name: Name) => fc.constant<Name>(name);

/** Any work on eight vessels, including nonsense: cellar hands may send anything. */
export const anyWork: fc.Arbitrary<Work> = fc.oneof(
  work(fc.record({ op: op('receive_fruit'), to: vessels, grams: ml, component })),
  work(
    fc.record({
      op: op('receive_fruit'),
      to: vessels,
      grams: ml,
      component,
      bins: fc.array(fc.record({ vessel, gross: ml, tare: ml }), { minLength: 1, maxLength: 3 }),
    }),
  ),
  work(
    fc.record({
      op: op('start'),
      lot,
      levels: fc.array(fc.record({ vessel, ml }), { minLength: 1, maxLength: 3 }),
      composition: fc.array(fc.record({ component, parts: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
  work(
    fc.record({ op: op('crush'), from: vessels, to: vessels, ml }, { requiredKeys: ['op', 'from', 'to'] }),
  ),
  work(
    fc.record({
      op: op('press'),
      from: vessels,
      parts: fc.array(fc.record({ to: vessels, ml }, { requiredKeys: ['to'] }), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
  ),
  work(
    fc.record(
      {
        op: op('transfer'),
        from: vessels,
        to: vessels,
        ml,
        lossMl: ml,
        fill: fc.constant<'full'>('full'),
        emptied: fc.boolean(),
        becomes: lot,
      },
      { requiredKeys: ['op', 'from', 'to'] },
    ),
  ),
  work(
    fc.record({
      op: op('top'),
      vessels,
      from: vessels,
      ml: fc.integer({ min: 0, max: 20_000 }),
      each: fc.boolean(),
    }),
  ),
  work(
    fc.record({
      op: op('blend'),
      to: vessels,
      parts: fc.array(fc.record({ vessel, ml }, { requiredKeys: ['vessel'] }), {
        minLength: 1,
        maxLength: 3,
      }),
      lossMl: fc.integer({ min: 0, max: 5_000 }),
    }),
  ),
  work(
    fc.record({
      op: op('blend'),
      to: vessels,
      ml,
      parts: fc.array(fc.record({ vessel, share: fc.integer({ min: 1, max: 100 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
  work(
    fc.record({
      op: op('split'),
      from: vessels,
      parts: fc.array(
        fc.record({ to: vessel, lot, ml, share: fc.integer({ min: 1, max: 9 }) }, { requiredKeys: ['to'] }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
    }),
  ),
  work(
    fc
      .tuple(
        locations,
        fc.record(
          { op: op('addition'), material: fc.constantFrom('KMBS', 'water'), amount: ml, volumeMl: ml },
          { requiredKeys: ['op', 'material'] },
        ),
      )
      .map(([where, what]) => ({ ...where, ...what })),
  ),
  work(
    fc.record({
      op: op('gauge'),
      levels: fc.array(fc.record({ vessel, ml }), { minLength: 1, maxLength: 3 }),
    }),
  ),
  work(fc.record({ op: fc.constantFrom<'loss' | 'gain' | 'remove'>('loss', 'gain', 'remove'), vessels, ml })),
  work(fc.record({ op: fc.constantFrom<'dump' | 'empty'>('dump', 'empty'), vessels })),
  work(
    fc.record({
      op: op('bottle'),
      from: vessels,
      bottles: fc.array(
        fc.record({ count: fc.integer({ min: 0, max: 400 }), sizeMl: fc.constantFrom(375, 750) }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  ),
  work(
    fc.record({
      op: op('state'),
      vessels,
      state: fc.constantFrom<'fermentation_started' | 'fermentation_finished'>(
        'fermentation_started',
        'fermentation_finished',
      ),
    }),
  ),
);

const someBottles = fc.array(
  fc.record({ count: fc.integer({ min: 0, max: 400 }), sizeMl: fc.constantFrom(375, 750) }),
  { minLength: 1, maxLength: 2 },
);

const plan = fc.constantFrom('p1', 'p2');
const planned = fc.oneof(
  work(fc.record({ op: op('plan'), plan, task: fc.constant('rack'), due: fc.constant('2026-01-09') })),
  work(fc.record({ op: op('plan_done'), plan })),
);

/** Work with bottles, dumping to bulk included, and planned work. */
export const anyBottleWork: fc.Arbitrary<Work> = fc.oneof(
  work(
    fc.record({
      op: op('receive_bottles'),
      lot,
      bottles: someBottles,
      account: fc.constantFrom<'opening' | 'received' | 'returned'>('opening', 'received', 'returned'),
      composition: component.map((each) => [{ component: each, parts: 1 }]),
    }),
  ),
  work(
    fc.record({
      op: op('remove_bottles'),
      lot,
      bottles: someBottles,
      use: fc.constantFrom(...bottleUses),
      to: vessel,
    }),
  ),
  work(fc.record({ op: op('count_bottles'), lot, bottles: someBottles })),
  planned,
);

export const vesselWork: Work[] = vesselNames.map((name, index) => ({
  op: 'vessel',
  vessel: name,
  kind: 'tank',
  ...(index % 2 === 0 ? { capacityMl: 225_000 } : {}),
}));
