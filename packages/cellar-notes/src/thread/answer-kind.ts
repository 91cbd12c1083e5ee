import { convertItem, entryOf } from '../grammar/convert.ts';
import { type Item, isNumeric, kindOf } from '../recognize/items.ts';
import type { CellarRecord, Measurement, MeasurementKind } from '../schema/reading.ts';
import { kindOfUnit } from '../vocabulary/kinds.ts';
import type { Unit } from '../vocabulary/units.ts';
import type { Change, Earlier } from './change-types.ts';

/** A bare number has the kind that is asked about, even if it looks like another; a bare kind is that of the number. */
export function answerOfKind(earlier: Earlier, items: readonly Item[]): Change | undefined {
  const unnamed = earlier.asks.find(
    ({ about, kind, value }) =>
      (about === 'measurement_kind' || (about === 'unit' && kind === 'volume')) && value !== undefined,
  );
  const named = items.some((item) => isNumeric(item)) ? undefined : kindNamed(items);
  if (unnamed?.value !== undefined && named) {
    const span = { value: unnamed.value, raw: String(unnamed.value), from: 0, next: 0 };
    const { kind, unit } = named;
    return measuredAnswer(
      ...([earlier, unnamed.record, kind] as const),
      unit ? { type: 'quantity', unit, ...span } : { type: 'number', ...span },
    );
  }
  const asked =
    earlier.asks.find(({ kind }) => kind !== undefined) ??
    earlier.asks
      .map(({ record }) => ({ record, kind: kindMissing(earlier, record) }))
      .find(({ kind }) => kind);
  const [number, ...more] = items.filter((item) => isNumeric(item));
  const measured =
    unnamed && number?.type === 'quantity' && more.length === 0
      ? kindOfUnit(number.unit.dimension)
      : undefined;
  if (unnamed && measured && number?.type === 'quantity')
    return measuredAnswer(earlier, unnamed.record, measured, number);
  if (!asked?.kind || asked.kind === 'volume' || number?.type !== 'number' || more.length > 0)
    return undefined;
  return measuredAnswer(earlier, asked.record, asked.kind, number);
}

/** "brix", "F": the only kind that the words name. */
function kindNamed(items: readonly Item[]): { kind: Measurement['kind']; unit?: Unit } | undefined {
  const named = items.flatMap((item) => {
    const kind = kindOf(item);
    if (kind) return [{ kind }];
    const meanings = item.type === 'term' ? item.meanings : [];
    return meanings.flatMap((meaning) => {
      const only = meaning.is === 'unit' ? kindOfUnit(meaning.unit.dimension) : undefined;
      return only && meaning.is === 'unit' ? [{ kind: only, unit: meaning.unit }] : [];
    });
  });
  return named.length === 1 ? named[0] : undefined;
}

/** "pH on T1 and T5": the only kind that a text names without a value. */
export function kindMissing(
  { records, asks, scanned }: Earlier,
  record: number,
): MeasurementKind | undefined {
  const { op, measurements = [] } = records[record] ?? {};
  const asked = asks.find((ask) => ask.record === record);
  if (asked?.kind) return asked.kind;
  const [only, ...more] = measurements;
  if (op === 'measurement') return more.length > 0 ? undefined : only?.kind;
  if (op !== 'note' || asked?.about !== 'operation') return undefined;
  const kinds = new Set(scanned.items.flatMap((item) => kindOf(item) ?? []));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function measuredAnswer(
  { records }: Earlier,
  record: number,
  kind: Measurement['kind'],
  number: Extract<Item, { type: 'number' | 'quantity' }>,
): Change | undefined {
  const { problem } = convertItem(kind, number);
  number.used = true;
  const target = records[record];
  const set = target && measuredIn(target, kind, number);
  return set ? { record, set } : problem && { about: problem, record, value: number.value };
}

/** The record's readings with this one; undefined if the number is none of that kind. */
export function measuredIn(
  { op, measurements: before = [] }: CellarRecord,
  kind: Measurement['kind'],
  number: Extract<Item, { type: 'number' | 'quantity' | 'rate' }>,
): Partial<CellarRecord> | undefined {
  const { value, problem } = convertItem(kind, number);
  if (problem && problem !== 'plausibility') return undefined;
  const unit = entryOf(kind)?.unit ?? '';
  const at = before.findIndex((each) => each.kind === kind);
  const measurements = before.toSpliced(at < 0 ? before.length : at, at < 0 ? 0 : 1, { kind, value, unit });
  return { ...(op === 'note' ? { op: 'measurement' as const } : {}), measurements };
}
