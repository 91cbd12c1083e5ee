import { readWrittenAmount, type WrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import { askWhichNumber, faultOfDay, readDay, readNumber } from '@orbit-vine/cellar-book/tables/cells.ts';
import { columnName, delimiterOf, readDelimited } from '@orbit-vine/cellar-book/tables/delimited.ts';
import { composeLine, type LineFacts, type OpeningLine, unreadLine, type Winery } from './opening-line.ts';
import { styleOf } from './read-line.ts';
import { kindNamed } from './vessel-kinds.ts';
import { takeNames } from './vessel-names.ts';
import { takeWine, varietyIn } from './wine-words.ts';
import { Words } from './words.ts';

/** The columns of a list of vessels, by what people call them. A unit may follow, as in `Capacity (gal)`. */
const synonyms = {
  name: ['vessel', 'vessels', 'vessel_name', 'vessel_id', 'name', 'tank', 'barrel', 'container'],
  kind: ['kind', 'type', 'vessel_type'],
  capacity: ['capacity', 'size', 'capacity_each'],
  volume: [
    'volume',
    'contents',
    'holds',
    'amount',
    'fill',
    'gallons',
    'liters',
    'volume_each',
    'volume_total',
  ],
  unit: ['unit', 'units'],
  variety: ['variety', 'varietal', 'varieties', 'grape', 'grapes', 'wine', 'blend', 'composition'],
  vintage: ['vintage'],
  block: ['block', 'vineyard_block', 'vineyard'],
  alcohol: ['alcohol', 'alc', 'abv', 'alcohol_%', 'alc_%', 'alc_%_vol'],
  lot: ['lot', 'lot_code', 'code'],
  cooper: ['cooper', 'cooperage', 'maker'],
  year: ['year', 'year_made', 'barrel_year'],
  group: ['group', 'barrel_group'],
  day: ['date', 'worked_on', 'as_of', 'day'],
} as const;
type Column = keyof typeof synonyms;
interface Heading {
  column: Column;
  unit?: string | undefined;
  per?: 'each' | 'total' | undefined;
}

function headingOf(text: string): Heading | undefined {
  const name = columnName(text);
  const unit = /_(gal|gallons?|l|liters?|hl|kg|lbs?)$/.exec(name)?.[1];
  const plain = name.replace(/_(gal|gallons?|l|liters?|hl|kg|lbs?)$/, '');
  const all = Object.keys(synonyms) as Column[];
  const column = all.find((each) => (synonyms[each] as readonly string[]).includes(plain));
  if (!column) return undefined;
  const named = plain === 'gallons' ? 'gal' : plain === 'liters' ? 'l' : unit;
  const per = /_each$/.test(plain) ? 'each' : /_total$/.test(plain) ? 'total' : undefined;
  return { column, unit: named, per };
}

/** Whether the first line names columns: one of them the vessel. */
export function startsWithHeadings(text: string): boolean {
  const [head = []] = readDelimited(text.trimStart().split(/\r?\n/, 1)[0] ?? '') ?? [];
  const columns = head.map((each) => headingOf(each)?.column);
  return columns.includes('name') && columns.filter((each) => each !== undefined).length > 1;
}

type Cells = Partial<Record<Column, { text: string; heading: Heading }>>;

export function readColumns(text: string, winery: Winery): OpeningLine[] {
  const delimiter = delimiterOf(text.trimStart());
  const [head = [], ...rows] = readDelimited(text.trimStart(), delimiter) ?? [];
  const headings = head.map(headingOf);
  const unknown = head.filter((each, at) => each.trim() !== '' && headings[at] === undefined);
  const lines = rows.map((cells) => {
    const row: Cells = {};
    for (const [at, heading] of headings.entries()) {
      const cell = cells[at]?.trim() ?? '';
      if (heading && cell !== '') row[heading.column] = { text: cell, heading };
    }
    return readRow(cells.filter((cell) => cell !== '').join(', '), row, winery);
  });
  const ignored =
    unknown.length === 0 ? '' : `column ${unknown.map((each) => `“${each.trim()}”`).join(', ')}`;
  return lines.map((line) => ({ ...line, ignored: [line.ignored, ignored].filter(Boolean).join('; ') }));
}

function readRow(text: string, row: Cells, winery: Winery): OpeningLine {
  const questions: string[] = [];
  const words = new Words(row.name?.text ?? '');
  const named = takeNames(words, new Set());
  if (!named) return unreadLine(text, 'The name of a vessel is missing, such as T4.');
  const style = styleOf(winery);
  const amountIn = (cell: Cells[Column]): WrittenAmount | undefined => {
    if (!cell) return undefined;
    const unit = /[a-z]/i.test(cell.text) ? '' : (cell.heading.unit ?? row.unit?.text ?? '');
    const read = readWrittenAmount(`${cell.text} ${unit}`, { style, volumeUnit: winery.volumeUnit });
    if (read === 'unclear') questions.push(askWhichNumber(cell.text));
    else if (!read) questions.push(`“${cell.text}” is not an amount, such as 312.5 gal.`);
    if (typeof read !== 'object') return undefined;
    return { ...read, ...(cell.heading.per && { per: cell.heading.per }) };
  };
  const numberIn = (cell: Cells[Column]): number | undefined => {
    const read = cell && readNumber(cell.text.replace(/\s*%.*$/, ''), style);
    if (cell && typeof read !== 'number') questions.push(`“${cell.text}” is not a number.`);
    return typeof read === 'number' ? read : undefined;
  };
  const kind = row.kind && kindNamed(row.kind.text);
  if (row.kind && !kind)
    questions.push(`“${row.kind.text}”: is it a tank, bin, barrel, drum, carboy, or keg?`);
  const facts: LineFacts = {
    names: named.names,
    kind: kind ?? named.kind,
    capacity: amountIn(row.capacity),
    contents: amountIn(row.volume),
    alcoholPercentVol: numberIn(row.alcohol),
    ...{ lot: row.lot?.text, cooper: row.cooper?.text, group: row.group?.text, year: numberIn(row.year) },
    workedOn: dayIn(row.day?.text, winery, questions),
    parts: partsIn(row, numberIn(row.vintage), winery, questions),
  };
  return composeLine(text, facts, { winery, ignored: words.rest.trim(), questions });
}

function dayIn(text: string | undefined, { dateOrder }: Winery, questions: string[]): string | undefined {
  if (text === undefined) return undefined;
  const day = readDay(text, dateOrder);
  const fault = day === undefined ? `“${text}” is not a day, such as 2026-09-18.` : faultOfDay(day, today());
  if (fault !== undefined) questions.push(fault);
  return day;
}

const today = () => new Date().toISOString().slice(0, 10);

/** One variety, or shares such as `80 % Cabernet Franc, 20 % Merlot`. */
function partsIn(
  row: Cells,
  vintage: number | undefined,
  { setup }: Winery,
  questions: string[],
): LineFacts['parts'] {
  if (!row.variety) return [];
  const block = row.block?.text.replace(/^(block|blk)\s*/i, '') ?? null;
  if (row.variety.text.includes('%')) {
    const { parts, questions: asked } = takeWine(new Words(row.variety.text), setup);
    questions.push(...asked);
    return parts.map(({ component, ...part }) => ({
      ...part,
      component: { ...component, vintage: component.vintage ?? vintage ?? null },
    }));
  }
  const { name, question } = varietyIn(setup, row.variety.text);
  if (question) questions.push(question);
  return [{ component: { variety: name, block, vintage: vintage ?? null }, parts: 1 }];
}
