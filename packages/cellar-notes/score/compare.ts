import type { CellarRecord, Reading } from '../src/schema/reading.ts';

export interface Expected {
  disposition: Reading['disposition'];
  records: CellarRecord[];
  asks: { about: string; record: number }[];
  follows?: Reading['follows'];
  query?: Reading['query'];
  reason?: string;
  command?: string;
}

/** The fields that the schema names as not scored; everything else is compared. */
const notScored = new Set([
  'note',
  'reason',
  'what',
  'block',
  'grower',
  'gross',
  'tare',
  'turnover',
  'aerated',
  'basis',
  'source',
  'partOfDay',
  'confidence',
  'tags',
  'packing',
]);
const sameModes: Record<string, string> = { rack: 'move', crush_destem: 'crush' };

/** The differences between a reading and the expected one, in words; empty if it is right. */
export function compareReading(reading: Reading, expected: Expected): string[] {
  if (reading.disposition !== expected.disposition)
    return [`disposition ${reading.disposition}, not ${expected.disposition}`];
  const found = [
    ...compareFields('query', reading.query, expected.query),
    ...compareFields('follows', reading.follows, expected.follows),
    ...(reading.command === expected.command ? [] : ['command']),
  ];
  if (expected.disposition === 'refuse' || expected.disposition === 'ignore') {
    if (reading.reason !== expected.reason) found.push(`reason ${reading.reason}, not ${expected.reason}`);
  }
  if (expected.disposition === 'accept') found.push(...compareRecords(reading.records, expected.records));
  if (expected.disposition === 'ask') found.push(...compareAsked(reading, expected));
  return found;
}

/** Every expected record is present, with no others except notes. Order counts only for readings of one kind. */
function compareRecords(records: CellarRecord[], expected: CellarRecord[]): string[] {
  const left = [...records];
  const found: string[] = [];
  for (const record of expected) {
    const candidates = left.filter((each) => each.op === record.op);
    const same = candidates.find((each) => compareFields(record.op, each, record).length === 0);
    if (same) left.splice(left.indexOf(same), 1);
    else if (candidates[0]) {
      found.push(...compareFields(record.op, candidates[0], record));
      left.splice(left.indexOf(candidates[0]), 1);
    } else found.push(`no ${record.op}`);
  }
  found.push(...left.filter((each) => each.op !== 'note').map((each) => `extra ${each.op}`));
  return found.length > 0 ? found : compareOrder(records, expected);
}

function compareOrder(records: CellarRecord[], expected: CellarRecord[]): string[] {
  const order = (each: CellarRecord[]) => {
    const readings = each.flatMap((record) =>
      (record.measurements ?? []).map(({ kind, value }) => ({ kind, value })),
    );
    return JSON.stringify(
      Object.groupBy(readings, ({ kind }) => kind),
      (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value),
    );
  };
  const sorted = (text: string) => JSON.stringify(Object.entries(JSON.parse(text)).toSorted());
  return sorted(order(records)) === sorted(order(expected)) ? [] : ['order of readings'];
}

/** The same operations and questions; of the records only wrong fields count. */
function compareAsked(reading: Reading, expected: Expected): string[] {
  const ops = (records: CellarRecord[]) =>
    records
      .map((record) => record.op)
      .toSorted()
      .join();
  const about = (asks: { about: string }[]) =>
    [...new Set(asks.map((ask) => (ask.about === 'lot' ? 'vessel' : ask.about)))].toSorted().join();
  const found: string[] = [];
  if (ops(reading.records) !== ops(expected.records))
    found.push(`ops ${ops(reading.records)}, not ${ops(expected.records)}`);
  if (about(reading.asks) !== about(expected.asks))
    found.push(`asks ${about(reading.asks)}, not ${about(expected.asks)}`);
  const left = [...expected.records];
  for (const record of reading.records) {
    const index = left.findIndex((each) => each.op === record.op);
    const other = left[index];
    if (!other) continue;
    left.splice(index, 1);
    found.push(...compareKnown(record, other));
  }
  return found;
}

/** An empty list counts as missing. */
function compareKnown(record: CellarRecord, expected: CellarRecord): string[] {
  const given = Object.entries(record).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  const wanted = new Map(Object.entries(expected));
  return given.flatMap(([name, value]) =>
    compareField(`${record.op}.${name}`, name, value, wanted.get(name)),
  );
}

function compareFields(path: string, value: unknown, expected: unknown): string[] {
  if (value === undefined && expected === undefined) return [];
  if (!isObject(value) || !isObject(expected))
    return [`${path} ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`];
  const names = new Set([...Object.keys(value), ...Object.keys(expected)]);
  return [...names].flatMap((name) => compareField(`${path}.${name}`, name, value[name], expected[name]));
}

function compareField(path: string, name: string, value: unknown, expected: unknown): string[] {
  if (notScored.has(name)) return [];
  if (name === 'mode') {
    const plain = (mode: unknown) => sameModes[String(mode)] ?? mode;
    return plain(value) === plain(expected) ? [] : [`${path} ${String(value)}, not ${String(expected)}`];
  }
  return isSame(value, expected) ? [] : [`${path} ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isBlank = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function isSame(value: unknown, expected: unknown): boolean {
  if (isBlank(value) && isBlank(expected)) return true;
  if (typeof value === 'number' && typeof expected === 'number') {
    return Math.abs(value - expected) <= Math.max(Math.abs(expected) * 0.001, 1e-9);
  }
  if (Array.isArray(value) && Array.isArray(expected)) {
    if (value.length !== expected.length) return false;
    const ordered = value.every((each) => typeof each === 'string')
      ? [value.toSorted(), expected.toSorted()]
      : [value, expected];
    return (ordered[0] ?? []).every((each, index) => isSame(each, ordered[1]?.[index]));
  }
  if (isObject(value) && isObject(expected)) return compareFields('', value, expected).length === 0;
  return value === expected;
}
