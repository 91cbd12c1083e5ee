import type { Ask, CellarRecord, Language } from '../schema/reading.ts';

interface Asker {
  language: Language;
  unit: 'gal' | 'L';
  vessels: readonly string[];
}

const each: Record<Language, string> = { en: 'each', es: 'cada uno' };
const inAll: Record<Language, string> = { en: 'in all', es: 'en total' };
const doses = new Set<CellarRecord['op']>(['addition', 'fine', 'inoculate']);

const mostChoices = 6;

/** Two answers that a question understands. */
export function answersTo(
  ask: Pick<Ask, 'about' | 'value' | 'among'>,
  record: CellarRecord,
  asker: Asker,
): string[] {
  const { language } = asker;
  // A third has no end.
  const value = ask.value === undefined ? undefined : Number(ask.value.toFixed(3));
  switch (ask.about) {
    case 'quantity':
      return quantities(record, asker);
    case 'unit':
      return value === undefined ? [] : unitsOf(record, asker).map((unit) => `${value} ${unit}`);
    case 'vessel':
      return ask.among?.slice(0, mostChoices) ?? otherVessels(record, asker.vessels);
    case 'use':
      return language === 'en' ? ['sold', 'tasting'] : ['venta', 'cata'];
    case 'size':
      return ['750 ml', '1.5 L'];
    case 'measurement_kind':
      return value === undefined ? ['22 brix', '70 F'] : [`${value} brix`, `${value} ${asker.unit}`];
    default:
      return [];
  }
}

function quantities(record: CellarRecord, { language, unit }: Asker): string[] {
  if (record.op === 'measurement') return [];
  if (record.op === 'bottle' || record.op === 'remove_bottles')
    return language === 'en' ? ['50 cases', '600 bottles'] : ['50 cajas', '600 botellas'];
  if (record.op === 'receive_fruit') return unit === 'gal' ? ['1800 lb', '0.9 tons'] : ['800 kg', '0.8 t'];
  const isDosed = doses.has(record.op);
  const many = (record.vessels ?? record.to ?? []).length > 1;
  const pair = isDosed ? ['20 g', '120 g'] : unit === 'gal' ? ['2 gal', '12 gal'] : ['5 L', '30 L'];
  if (many) return [`${pair[0]} ${each[language]}`, `${pair[1]} ${inAll[language]}`];
  if (isDosed) return ['45 g', '30 ppm'];
  return unit === 'gal' ? ['50 gal', '200 L'] : ['200 L', '2 hL'];
}

function unitsOf({ op }: CellarRecord, { language, unit }: Asker): string[] {
  if (doses.has(op)) return unit === 'gal' ? ['g', 'lb'] : ['g', 'kg'];
  if (op === 'bottle' || op === 'remove_bottles')
    return language === 'en' ? ['bottles', 'cases'] : ['botellas', 'cajas'];
  if (op === 'cap_work') return language === 'en' ? ['min', 'times'] : ['min', 'veces'];
  if (op === 'receive_fruit') return ['lb', 'kg'];
  return unit === 'gal' ? ['gal', 'L'] : ['L', 'hL'];
}

function otherVessels(
  { from = [], to = [], vessels = [] }: CellarRecord,
  known: readonly string[],
): string[] {
  const named = new Set([...from, ...to, ...vessels]);
  return known.filter((name) => !named.has(name)).slice(0, 2);
}
