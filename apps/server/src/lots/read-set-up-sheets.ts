import { type Setup, setupSchema } from '@orbit-vine/cellar-book/desk/setup.ts';
import { type Fault, otherColumns, times } from './read-entry-table.ts';
import type { Sheet } from './read-workbook.ts';

/** The columns of the sheets that name vessels and blocks, as they go out and come in. */
export const setUpColumns = {
  Vessels: ['name', 'kind', 'aliases', 'capacity_l', 'capacity_kg', 'retired'],
  Blocks: ['name', 'variety', 'appellations'],
} as const;

export interface SetUpAdditions {
  setup: Setup;
  /** What would be added: its sheet, its row there, and what it is. */
  added: { sheet: string; row: number; name: string }[];
  faults: Fault[];
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

type Row = Record<string, string>;

function vesselOf({ name, kind, aliases, retired, ...row }: Row) {
  const capacityMl = times(row.capacity_l, 1_000) ?? times(row.capacity_gal, otherColumns.volume_gal);
  const capacityG = times(row.capacity_kg, 1_000) ?? times(row.capacity_lb, otherColumns.weight_lb);
  return {
    ...{ name, kind: kind?.toLowerCase(), aliases: listOf(aliases) },
    ...(capacityMl === undefined ? {} : { capacityMl }),
    ...(capacityG === undefined ? {} : { capacityG }),
    ...(retired === 'yes' ? { retired: true } : {}),
  };
}

const blockOf = ({ name, variety, appellations }: Row) => ({
  ...{ name, variety },
  appellations: listOf(appellations),
});

const fold = (name = '') => name.toLowerCase().replace(/[\s-]/g, '');

/** The set-up with the vessels and blocks of a workbook that it does not have; what it has stays as it is. */
export function readSetUpSheets(sheets: readonly Sheet[], setup: Setup): SetUpAdditions {
  const faults: Fault[] = [];
  let now = setup;
  const added: SetUpAdditions['added'] = [];
  for (const [name, kind, read] of [
    ['Vessels', 'vessels', vesselOf],
    ['Blocks', 'blocks', blockOf],
  ] as const) {
    const [head = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? [];
    for (const [index, cells] of rows.entries()) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      const row: Row = Object.fromEntries(head.map((column, at) => [column, cells[at]?.trim() ?? '']));
      if (now[kind].some((each) => fold(each.name) === fold(row.name))) continue;
      const parsed = setupSchema.safeParse({ ...now, [kind]: [...now[kind], read(row)] });
      if (parsed.success) {
        now = parsed.data;
        added.push({ sheet: name, row: index + 2, name: `${row.name}, ${row.kind ?? row.variety}` });
      } else {
        const [issue] = parsed.error.issues;
        const where = issue?.path.slice(2).join('.') || 'name';
        faults.push({ sheet: name, row: index + 2, message: `“${where}”: ${issue?.message ?? 'not right'}` });
      }
    }
  }
  return { setup: now, added, faults };
}
