import { ceilings } from '@orbit-vine/cellar-book/sheets/ceilings.ts';
import { entryOf } from '../grammar/convert.ts';
import { type Cellar, cellarOf } from '../recognize/cellar.ts';
import type { CellarContext } from '../schema/context.ts';
import type { Ask, CellarRecord, Quantity } from '../schema/reading.ts';
import { capacityOf, vesselsOf } from './subject.ts';

export type Doubt = Pick<Ask, 'about' | 'why' | 'kind' | 'value'>;

/**
 * Whether a record's values are plausible, independent of the words they came from: readings within the usual range of
 * their kind, volumes within the capacity of the vessels, doses within the law even in full vessels, fruit in the harvest
 * months. Answers, corrections, and first messages all pass here.
 */
export function doubtsOf(record: CellarRecord, context: CellarContext): Doubt[] {
  const cellar = cellarOf(context);
  return [checkReadings, checkVolumes, checkCapacity, checkDose, checkShares, checkSeason].flatMap((check) =>
    check(record, cellar),
  );
}

const doubt = (why: Ask['why'], more: Pick<Ask, 'kind' | 'value'> = {}): Doubt => ({
  about: 'plausibility',
  why,
  ...more,
});

function checkReadings(record: CellarRecord, { context, vessels: known, ...cellar }: Cellar): Doubt[] {
  const measured = record.measurements ?? [];
  const doubts = measured.flatMap(({ kind, value }) => {
    const [low, high] = entryOf(kind)?.range ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return value < low || value > high ? [doubt('range', { kind, value })] : [];
  });
  const valueOfKind = (kind: string) => measured.find((each) => each.kind === kind)?.value;
  const [free, total, temperature] = [
    valueOfKind('free_so2'),
    valueOfKind('total_so2'),
    valueOfKind('temperature'),
  ];
  if (free !== undefined && total !== undefined && free > total)
    doubts.push(doubt('range', { kind: 'free_so2', value: free }));
  const vessels = vesselsOf(record, { context, vessels: known, ...cellar });
  const ferments = context.lots.some(
    (lot) => lot.state === 'fermenting' && lot.in.some((id) => vessels.includes(id)),
  );
  if (temperature !== undefined && temperature < 5 && ferments)
    doubts.push(doubt('range', { kind: 'temperature', value: temperature }));
  return doubts;
}

/** Several levels of one record are each of one vessel. */
function checkVolumes(record: CellarRecord, { vessels }: Cellar): Doubt[] {
  const volume = record.measurements?.find(({ kind }) => kind === 'volume')?.value;
  const isOver = (record.vessels ?? []).some(
    (id) => (vessels.get(id)?.capacityL ?? Infinity) < (volume ?? 0),
  );
  return isOver ? [doubt('capacity', { kind: 'volume' })] : [];
}

/** Rounding of the unit as written. */
const spareLiters = 0.5;

const totalOf = (quantity: Quantity | undefined, vessels: number) =>
  (quantity?.value ?? 0) * (quantity?.per ? Math.max(1, vessels) : 1);

function checkCapacity(record: CellarRecord, cellar: Cellar): Doubt[] {
  const { op, from = [], to = [], parts = [] } = record;
  const litersIn = (ids: string[]) => capacityOf(ids, cellar, 'capacityL') ?? Number.POSITIVE_INFINITY;
  const isOver = (() => {
    if (op === 'receive_fruit') return isTooMuchFruit(record, cellar);
    if (op === 'bottle') return bottledLiters(record) > litersIn(from) * 1.005;
    if (op === 'top')
      return totalOf(record.volume, record.vessels?.length ?? 0) > litersIn(from) + spareLiters;
    if (op === 'loss' || op === 'dump') {
      const vessels = vesselsOf(record, cellar);
      return totalOf(record.volume, vessels.length) > litersIn(vessels) + spareLiters;
    }
    if (!['transfer', 'filter', 'crush', 'press', 'blend', 'split'].includes(op)) return false;
    const ofParts = parts.reduce((sum, { volume }) => sum + (volume?.value ?? 0), 0);
    const moved = record.volume ? totalOf(record.volume, to.length) : op === 'blend' ? ofParts : 0;
    const eachPart = op === 'split' && parts.some(isOverPart(cellar));
    return (
      eachPart ||
      moved > litersIn(to) + spareLiters ||
      (op !== 'crush' && moved > litersIn(from) + spareLiters)
    );
  })();
  return isOver ? [doubt('capacity')] : [];
}

const isOverPart =
  (cellar: Cellar) =>
  ({ vessel, volume }: NonNullable<CellarRecord['parts']>[number]) =>
    vessel !== undefined &&
    (volume?.value ?? 0) > (capacityOf([vessel], cellar, 'capacityL') ?? Infinity) + spareLiters;

const bottledLiters = ({ bottles }: CellarRecord) => ((bottles?.count ?? 0) * (bottles?.sizeMl ?? 0)) / 1000;

/** Fruit and must weigh about 1 kg/L; pressed down, a tenth more. */
function isTooMuchFruit({ weight, to = [] }: CellarRecord, cellar: Cellar): boolean {
  const kilos = totalOf(weight, to.length);
  const [mass, liters] = [capacityOf(to, cellar, 'capacityKg'), capacityOf(to, cellar, 'capacityL')];
  return kilos > (mass ?? Infinity) || kilos > (liters ?? Infinity) * 1.1;
}

/** Materials that are added by the pound or the gallon. */
const bulk = /water|sugar|dextrose|glucose|concentrate|juice|must|wine|brandy|spirit|syrup/i;
/** Sold as powders and crystals: liters of them are a slip, unless they are dissolved. */
const solid = /\b(kmbs|dap|pvpp)\b|acid|bentonite|sulfate|carbonate|bitartrate|oak|chips|cubes|fermaid/i;
/** Ten grams or milliliters for each liter: more than any other treatment needs. */
const mostPerLiter = 10;

/** Above the legal limit or any usual dose even in full vessels. */
function checkDose(record: CellarRecord, cellar: Cellar): Doubt[] {
  const { amount, rate, material = '', strengthPercent } = record;
  const isLiters = amount?.unit === 'mL' && amount.value >= 1000;
  if (isLiters && strengthPercent === undefined && solid.test(material)) return [doubt('dose')];
  const vessels = vesselsOf(record, cellar);
  const capacity = capacityOf(vessels, cellar, 'capacityL');
  const perLiter = (unit: Quantity['unit']) =>
    amount?.unit === unit && capacity ? totalOf(amount, vessels.length) / capacity : 0;
  const stated = rate?.unit === 'mg/L' ? rate.value / 1000 : 0;
  const ceiling = ceilings[material];
  if (ceiling) {
    const share = ceiling.share ?? 1;
    const grams = Math.max(stated * (rate?.basis ? 1 : share), perLiter('g') * share);
    if (grams * 1000 > ceiling.mgPerL) return [doubt('law')];
  }
  const most = Math.max(stated, perLiter('g'), perLiter('mL'));
  return most > mostPerLiter && !bulk.test(material) ? [doubt('dose')] : [];
}

function checkShares({ op, parts = [] }: CellarRecord): Doubt[] {
  const percents = parts.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  return op === 'blend' && percents > 0 && Math.abs(percents - 100) > 0.5 ? [doubt('shares')] : [];
}

function checkSeason({ op, at }: CellarRecord, { context }: Cellar): Doubt[] {
  const month = Number(at?.date.slice(5, 7));
  return op === 'receive_fruit' && at && !context.harvestMonths.includes(month) ? [doubt('season')] : [];
}
