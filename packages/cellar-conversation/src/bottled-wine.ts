import { lotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import type { Ask, CellarRecord, Reading } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Held, Turn } from './conversation.ts';

const itself =
  /\b(?:of|de)\s+(?:it|them|this|that|those|these|the same|what we (?:just )?bottled|est[eao]s?|es[eao]s?|ell[ao]s?|l[oa]s? mism[oa]s?)\b/i;

/** "sold 10 cases of it" after a bottling, or after other bottles of it: that wine. */
export function withBottledWine(
  { message, cellar }: Turn,
  { records, asks }: Reading,
): { records: CellarRecord[]; asks: Ask[] } {
  const isOpen = ({ op, lot }: CellarRecord) => op === 'remove_bottles' && lot === undefined;
  if (!records.some(isOpen) || !itself.test(message.text)) return { records, asks };
  const lot = message.earlier
    .map(({ state, held }) => (state === 'stored' ? lotBottled(cellar, held) : undefined))
    .find(Boolean);
  if (lot === undefined) return { records, asks };
  return {
    records: records.map((record) => (isOpen(record) ? { ...record, lot } : record)),
    asks: asks.filter(({ about, record }) => about !== 'lot' || !isOpen(records[record] ?? { op: 'note' })),
  };
}

/** The only lot that was bottled, or whose bottles left. */
function lotBottled({ book, setup }: Turn['cellar'], { records, entered }: Held) {
  const ids = new Set(entered.map(({ entry }) => entry));
  const bottled = [...book.lots.values()].flatMap(({ bottlings }) =>
    bottlings.filter(({ entry }) => ids.has(entry)).map((each) => lotCode(setup, each.lot)),
  );
  const named = records.flatMap(({ op, lot }) => (op === 'remove_bottles' && lot !== undefined ? lot : []));
  const [only, ...others] = new Set([...bottled, ...named]);
  return others.length === 0 ? only : undefined;
}
