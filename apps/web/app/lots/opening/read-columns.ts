import { readWrittenAmount, type WrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import { askWhichNumber, faultOfDay, readDay, readNumber } from '@orbit-vine/cellar-book/tables/cells.ts';
import { columnName, delimiterOf, readDelimited } from '@orbit-vine/cellar-book/tables/delimited.ts';
import { takePacking, type WrittenBottles } from './bottles.ts';
import {
  composeLine,
  composeStock,
  type LineFacts,
  type ListedWinery,
  type OpeningLine,
  unreadLine,
  type WineFacts,
} from './opening-line.ts';
import { styleOf } from './read-line.ts';
import { withEnglishWords } from './spanish-list.ts';
import { kindNamed } from './vessel-kinds.ts';
import { takeNames } from './vessel-names.ts';
import { takeWine, varietyIn } from './wine-words.ts';
import { Words } from './words.ts';

/** The columns of a list of vessels or bottles, by what people call them. A unit may follow, as in `Capacity (gal)`. */
const synonyms = {
  name: [
    ...['vessel', 'vessels', 'vessel_name', 'vessel_id', 'name', 'tank', 'barrel', 'container'],
    ...['recipiente', 'recipientes', 'nombre', 'tanque', 'barrica'],
  ],
  kind: ['kind', 'type', 'vessel_type', 'tipo'],
  capacity: ['capacity', 'size', 'capacity_each', 'capacidad'],
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
    'volumen',
    'contenido',
    'galones',
    'litros',
  ],
  unit: ['unit', 'units', 'unidad'],
  variety: [
    'variety',
    'varietal',
    'varieties',
    'grape',
    'grapes',
    'wine',
    'blend',
    'composition',
    'variedad',
    'uva',
    'vino',
  ],
  vintage: ['vintage', 'cosecha', 'añada'],
  block: ['block', 'vineyard_block', 'vineyard', 'bloque'],
  alcohol: ['alcohol', 'alc', 'abv', 'alcohol_%', 'alc_%', 'alc_%_vol'],
  lot: ['lot', 'lot_code', 'code', 'lote'],
  cooper: ['cooper', 'cooperage', 'maker', 'tonelero'],
  year: ['year', 'year_made', 'barrel_year', 'año'],
  group: ['group', 'barrel_group', 'grupo'],
  day: ['date', 'worked_on', 'as_of', 'day', 'fecha'],
  cases: ['cases', 'full_cases', 'case_count', 'number_of_cases', 'cs', 'cases_on_hand', 'cajas'],
  loose: [
    'bottles',
    'loose',
    'loose_bottles',
    'single_bottles',
    'bottle_count',
    'btls',
    'botellas',
    'sueltas',
  ],
  bottle: ['bottle_size', 'bottle', 'bottle_volume', 'format', 'packing', 'pack', 'tamaño_de_botella'],
  caseOf: ['bottles_per_case', 'per_case', 'case_of', 'case_size', 'pack_size', 'botellas_por_caja'],
} as const;
type Column = keyof typeof synonyms;
interface Heading {
  column: Column;
  unit?: string | undefined;
  per?: 'each' | 'total' | undefined;
}

const unitAtEnd = /_(gal|gallons?|galones|ml|cl|l|liters?|litros|hl|kg|lbs?|libras)$/;

function headingOf(text: string): Heading | undefined {
  const name = columnName(text);
  const [ending, unit] = unitAtEnd.exec(name) ?? [''];
  const plain = name.slice(0, name.length - ending.length);
  const all = Object.keys(synonyms) as Column[];
  const column = all.find((each) => (synonyms[each] as readonly string[]).includes(plain));
  if (!column) return undefined;
  const written = /^(gallons|galones|liters|litros)$/.test(plain) ? plain : unit;
  const named = written && withEnglishWords(written);
  const per = /_each$/.test(plain) ? 'each' : /_total$/.test(plain) ? 'total' : undefined;
  return { column, unit: named, per };
}

/** Whether the first line names columns: one of them the vessel, or the number of bottles. */
export function startsWithHeadings(text: string): boolean {
  const [head = []] = readDelimited(text.trimStart().split(/\r?\n/, 1)[0] ?? '') ?? [];
  const columns = head.map((each) => headingOf(each)?.column);
  const isOfThings = (['name', 'cases', 'loose'] as const).some((each) => columns.includes(each));
  return isOfThings && columns.filter((each) => each !== undefined).length > 1;
}

type Cells = Partial<Record<Column, { text: string; heading: Heading }>>;

export function readColumns(text: string, winery: ListedWinery): OpeningLine[] {
  const delimiter = delimiterOf(text.trimStart());
  const [head = [], ...rows] = readDelimited(text.trimStart(), delimiter) ?? [];
  const headings = head.map(headingOf);
  const unknown = head.filter((each, at) => each.trim() !== '' && headings[at] === undefined);
  const lines = rows.map((cells) => {
    const row: Cells = {};
    for (const [at, heading] of headings.entries()) {
      const cell = cells[at]?.trim() ?? '';
      if (heading && cell !== '') row[heading.column] = { text: withEnglishWords(cell), heading };
    }
    return readRow(cells.filter((cell) => cell !== '').join(', '), row, winery);
  });
  return lines.map((line) => ({ ...line, ignoredColumns: unknown.map((each) => each.trim()) }));
}

function readRow(text: string, row: Cells, winery: ListedWinery): OpeningLine {
  if (row.cases || row.loose) return readBottleRow(text, row, winery);
  const questions: string[] = [];
  const words = new Words(row.name?.text ?? '');
  const named = takeNames(words, new Set());
  if (!named) return unreadLine(text, winery.ask.nameMissing);
  const style = styleOf(winery);
  const amountIn = (cell: Cells[Column]): WrittenAmount | undefined => {
    if (!cell) return undefined;
    const unit = /[a-z]/i.test(cell.text) ? '' : (cell.heading.unit ?? row.unit?.text ?? '');
    const read = readWrittenAmount(`${cell.text} ${unit}`, { style, volumeUnit: winery.volumeUnit });
    if (read === 'unclear') questions.push(askWhichNumber(cell.text, winery.ask.whichNumber));
    else if (!read) questions.push(winery.ask.notAnAmount(cell.text));
    if (typeof read !== 'object') return undefined;
    return { ...read, ...(cell.heading.per && { per: cell.heading.per }) };
  };
  const numberIn = numbersFor(winery, questions);
  const kind = row.kind && kindNamed(row.kind.text);
  if (row.kind && !kind) questions.push(winery.ask.isKind(row.kind.text));
  const facts: LineFacts = {
    names: named.names,
    kind: kind ?? named.kind,
    capacity: amountIn(row.capacity),
    contents: amountIn(row.volume),
    alcoholPercentVol: numberIn(row.alcohol),
    ...{ lot: row.lot?.text, cooper: row.cooper?.text, group: row.group?.text, year: numberIn(row.year) },
    workedOn: dayIn(row.day?.text, winery, questions),
    ...wineIn(row, numberIn(row.vintage), winery, questions),
  };
  return composeLine(text, facts, { winery, ignored: words.rest.trim(), questions });
}

/** Reads a cell as a number; asks about one that is none. */
const numbersFor =
  (winery: ListedWinery, questions: string[]) =>
  (cell: Cells[Column]): number | undefined => {
    const read = cell && readNumber(cell.text.replace(/\s*%.*$/, ''), styleOf(winery));
    if (cell && typeof read !== 'number')
      questions.push(
        read === 'unclear'
          ? askWhichNumber(cell.text, winery.ask.whichNumber)
          : winery.ask.notANumber(cell.text),
      );
    return typeof read === 'number' ? read : undefined;
  };

/** A row of bottled wine. Its name or wine may say all, as in `2022 Merlot`. */
function readBottleRow(text: string, row: Cells, winery: ListedWinery): OpeningLine {
  const questions: string[] = [];
  const numberIn = numbersFor(winery, questions);
  const size = row.bottle ?? row.capacity;
  const packed = new Words(
    size ? `${size.text}${/[a-z]/i.test(size.text) ? '' : (size.heading.unit ?? 'ml')}` : '',
  );
  const written: WrittenBottles = { ...takePacking(packed), ...countsIn(row, numberIn) };
  const words = new Words((row.variety ?? row.name)?.text ?? '');
  const { questions: asked, ...wine } = takeWine(words, winery, true);
  const parts = withVintage(wine.parts, numberIn(row.vintage)).map(({ component, ...part }) => ({
    ...part,
    component: { ...component, block: component.block ?? blockIn(row) ?? null },
  }));
  const facts: WineFacts = {
    ...wine,
    parts,
    alcoholPercentVol: numberIn(row.alcohol) ?? wine.alcoholPercentVol,
    lot: row.lot?.text,
    workedOn: dayIn(row.day?.text, winery, questions),
  };
  const ignored = `${words.rest} ${packed.rest}`.replace(/[\s,]+/g, ' ').trim();
  return composeStock(text, facts, { winery, written, ignored, questions: [...questions, ...asked] });
}

function countsIn(row: Cells, numberIn: (cell: Cells[Column]) => number | undefined): WrittenBottles {
  const caseOf = numberIn(row.caseOf);
  return {
    cases: numberIn(row.cases),
    loose: numberIn(row.loose),
    ...(caseOf === undefined ? {} : { caseOf }),
  };
}

const blockIn = (row: Cells) => row.block?.text.replace(/^(block|blk)\s*/i, '');

function dayIn(
  text: string | undefined,
  { dateOrder, ask }: ListedWinery,
  questions: string[],
): string | undefined {
  if (text === undefined) return undefined;
  const day = readDay(text, dateOrder);
  const fault = day === undefined ? ask.notADay(text) : faultOfDay(day, today(), ask);
  if (fault !== undefined) questions.push(fault);
  return day;
}

const today = () => new Date().toISOString().slice(0, 10);

const withVintage = (parts: WineFacts['parts'], vintage: number | undefined) =>
  parts.map(({ component, ...part }) => ({
    ...part,
    component: { ...component, vintage: component.vintage ?? vintage ?? null },
  }));

/** One variety, or shares such as `80 % Cabernet Franc, 20 % Merlot`. */
function wineIn(
  row: Cells,
  vintage: number | undefined,
  winery: ListedWinery,
  questions: string[],
): WineFacts {
  if (!row.variety) return { parts: [] };
  const block = blockIn(row) ?? null;
  if (row.variety.text.includes('%')) {
    const { parts, questions: asked } = takeWine(new Words(row.variety.text), winery);
    questions.push(...asked);
    return { parts: withVintage(parts, vintage) };
  }
  const { name, isNoGrape, similar } = varietyIn(winery.setup, row.variety.text);
  if (similar) questions.push(winery.ask.isVariety(name, similar));
  const component = { variety: isNoGrape ? null : name, block, vintage: vintage ?? null };
  return { parts: [{ component, parts: 1 }], called: isNoGrape ? name : undefined };
}
