import {
  foldName,
  type Setup,
  setupBlock,
  setupLimits,
  setupSchema,
  setupVessel,
} from '@orbit-vine/cellar-book/setup.ts';
import { columnName } from '@orbit-vine/cellar-book/tables/delimited.ts';
import {
  type CellStyle,
  type Fault,
  maxColumns,
  maxFaults,
  otherColumns,
  readOrFault,
  times,
} from './read-entry-table.ts';
import type { Sheet } from './read-workbook.ts';

/** The same columns are written to workbooks and read from them. */
export const setUpColumns = {
  Vessels: [
    ...(['name', 'kind', 'aliases', 'capacity_l', 'capacity_kg', 'retired'] as const),
    ...(['cooper', 'year', 'group', 'former_names'] as const),
  ],
  Blocks: ['name', 'variety', 'appellations'],
} as const;

export interface SetUpAdditions {
  setup: Setup;
  added: { sheet: string; row: number; name: string }[];
  faults: Fault[];
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

type Row = Record<string, string>;

function vesselOf({ name, kind, aliases, retired, ...row }: Row, style: CellStyle) {
  const { cooper, year, group, former_names: formerNames } = row;
  const amount = (text: string | undefined, factor: number) => times(text, factor, style);
  const capacityMl = amount(row.capacity_l, 1_000) ?? amount(row.capacity_gal, otherColumns.volume_gal);
  const capacityG = amount(row.capacity_kg, 1_000) ?? amount(row.capacity_lb, otherColumns.weight_lb);
  return {
    ...{ name, kind: kind?.toLowerCase(), aliases: listOf(aliases) },
    ...(capacityMl === undefined ? {} : { capacityMl }),
    ...(capacityG === undefined ? {} : { capacityG }),
    ...(retired === 'yes' ? { retired: true } : {}),
    ...(cooper && { cooper }),
    ...(year && { year: Number(year) }),
    ...(group && { group }),
    ...(formerNames && { formerNames: listOf(formerNames) }),
  };
}

const blockOf = ({ name, variety, appellations }: Row) => ({
  ...{ name, variety },
  appellations: listOf(appellations),
});

const kinds = {
  Vessels: {
    list: 'vessels',
    read: vesselOf,
    schema: setupVessel,
    most: setupLimits.vessels,
    tooMany: 'tooManyVessels',
  },
  Blocks: {
    list: 'blocks',
    read: blockOf,
    schema: setupBlock,
    most: setupLimits.blocks,
    tooMany: 'tooManyBlocks',
  },
} as const;

/** Adds a workbook's new vessels and blocks to the set-up; existing ones stay unchanged. */
export function readSetUpSheets(sheets: readonly Sheet[], setup: Setup, style: CellStyle): SetUpAdditions {
  const vessels = readSheet('Vessels', sheets, setup, style);
  const blocks = readSheet('Blocks', sheets, setup, style);
  const lists = { vessels: vessels.all, blocks: blocks.all };
  return {
    setup: setupSchema.parse({ ...setup, ...lists }),
    added: [...vessels.added, ...blocks.added],
    faults: [...vessels.faults, ...blocks.faults],
  };
}

function readSheet(sheet: keyof typeof kinds, sheets: readonly Sheet[], setup: Setup, style: CellStyle) {
  const { list, read, schema, most, tooMany } = kinds[sheet];
  const all: unknown[] = [...setup[list]];
  const names = new Set(setup[list].map(({ name }) => foldName(name)));
  const added: SetUpAdditions['added'] = [];
  const faults: Fault[] = [];
  const [head = [], ...rows] = sheets.find(({ name }) => name === sheet)?.rows ?? [];
  for (const [index, cells] of rows.entries()) {
    if (faults.length >= maxFaults) break;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const columns = head.slice(0, maxColumns).map(columnName);
    const row: Row = Object.fromEntries(columns.map((column, at) => [column, cells[at]?.trim() ?? '']));
    if (names.has(foldName(row.name ?? ''))) continue;
    const at = { sheet, row: index + 2 };
    const cellsRead = readOrFault(() => read(row, style), at, faults);
    if (!cellsRead) continue;
    const parsed = schema.safeParse(cellsRead);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const where = issue?.path.join('.') || 'name';
      faults.push({ ...at, message: style.words.badSetUpCell(where, issue?.message ?? 'not right') });
    } else if (all.length === most) {
      faults.push({ ...at, message: style.words[tooMany](most) });
      break;
    } else {
      all.push(parsed.data);
      names.add(foldName(parsed.data.name));
      added.push({ ...at, name: `${row.name}, ${row.kind ?? row.variety}` });
    }
  }
  return { all, added, faults };
}
