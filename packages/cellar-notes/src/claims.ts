import { type Item, kindOf, materialOf, varietyOf, verbOf } from './recognize/items.ts';
import type { Scanned } from './recognize/scan.ts';
import type { Claim } from './schema/reading.ts';

/** The meaning of each span of the text, so that a page can annotate a message. */
export function claimsOf({ items, tokens }: Scanned): Claim[] {
  let last = 0;
  return items.flatMap((item): Claim[] => {
    const start = tokens[item.from]?.start;
    const end = tokens[item.next - 1]?.end;
    // A character that folds into several is claimed once.
    if (start === undefined || end === undefined || item.type === 'gap' || start < last) return [];
    last = end;
    return [{ start, end, ...meaningOf(item) }];
  });
}

function meaningOf(item: Item): Pick<Claim, 'as' | 'meaning'> {
  switch (item.type) {
    case 'vessels':
      return {
        as: item.ids.length > 0 ? 'vessel' : 'unknown',
        meaning: [...item.ids, ...item.unknown].join(', '),
      };
    case 'vesselCount':
      return { as: 'unknown', meaning: `${item.count} ${item.kind}` };
    case 'lot':
      return { as: item.code ? 'lot' : 'unknown', meaning: item.code ?? item.written };
    case 'block':
      return { as: 'block', meaning: item.id };
    case 'day':
      return { as: 'date', meaning: item.date };
    case 'time':
      return { as: 'time', meaning: `${item.hour}:${String(item.minute).padStart(2, '0')}` };
    case 'ago':
      return { as: 'time', meaning: `${item.minutes} min` };
    case 'quantity':
      return { as: 'quantity', meaning: `${item.value} ${item.unit.id}` };
    case 'rate':
      return {
        as: 'quantity',
        meaning: `${Number(item.value.toFixed(3))} ${item.of === 'mass' ? 'mg/L' : 'mL/hL'}`,
      };
    case 'perVolume':
      return { as: 'word', meaning: `per ${Number(item.liters.toFixed(3))} L` };
    case 'times':
      return { as: 'quantity', meaning: `${item.value} x` };
    case 'number':
      return { as: 'number', meaning: String(item.value) };
    case 'ratio':
      return { as: 'reading', meaning: `${item.left.value} / ${item.right.value}` };
    case 'term':
      return termMeaning(item);
    default:
      return {
        as: item.type === 'word' ? 'unknown' : 'word',
        meaning: item.type === 'word' ? item.text : item.type,
      };
  }
}

function termMeaning(item: Extract<Item, { type: 'term' }>): Pick<Claim, 'as' | 'meaning'> {
  const verb = verbOf(item);
  if (verb) return { as: 'operation', meaning: verb.method ?? verb.state ?? verb.op };
  const material = materialOf(item);
  if (material) return { as: 'material', meaning: material };
  const varieties = varietyOf(item);
  if (varieties) return { as: 'variety', meaning: varieties.join(' / ') };
  const kind = kindOf(item);
  return kind ? { as: 'reading', meaning: kind } : { as: 'word', meaning: item.text };
}
