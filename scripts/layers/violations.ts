import type { Import } from './imports.ts';
import type { House } from './layers.ts';

const whatToDo = {
  above:
    'Move what both need down to a folder that both stand above, or let the composition (the files beside the folders) hand it over as an argument.',
  house:
    'What two houses share belongs in a package: types of the API in packages/contract, formulas in packages/enology.',
  circle:
    'Two folders that need each other are one folder, or hide a third below them: move what both need there.',
  unknown: 'Give it a row in scripts/layers/layers.ts: below all that import it, above all that it imports.',
};

/** The folder or single file that the rules apply to; an empty string for the composition. */
export function unitOf({ folder, rows }: House, path: string): string {
  const parts = path.slice(folder.length + 1).split('/');
  if (!rows) return parts.length > 1 ? (parts[0] ?? '') : '';
  const named = parts.map((_, at) => parts.slice(0, at + 1).join('/')).reverse();
  const known = named.find((name) => rows.some((row) => row.includes(name)));
  return known ?? (parts.length > 1 ? (parts[0] ?? '') : '');
}

export function violations(house: House, imports: Import[]): string[] {
  const inside = imports.filter(({ to }) => to.startsWith(`${house.folder}/`));
  const excused = new Set<string>();
  const broken = house.rows ? upward(house, house.rows, inside) : circular(house, inside);
  const lines = broken.flatMap(({ pair, line }) => {
    if (!house.exceptions.includes(pair)) return [line];
    excused.add(pair);
    return [];
  });
  return [
    ...lines,
    ...strangers(house, imports),
    ...house.exceptions
      .filter((pair) => !excused.has(pair))
      .map(
        (pair) =>
          `${house.folder}: "${pair}" is no longer imported. Take it out of scripts/layers/layers.ts.`,
      ),
  ];
}

interface Broken {
  pair: string;
  line: string;
}

function upward(house: House, rows: string[][], imports: Import[]): Broken[] {
  const rowOf = (unit: string) => (unit === '' ? -1 : rows.findIndex((row) => row.includes(unit)));
  return imports.flatMap(({ from, to }) => {
    const [above, below] = [unitOf(house, from), unitOf(house, to)];
    const pair = `${above || 'composition'} -> ${below || 'composition'}`;
    const unknown = [above, below].find((unit) => unit !== '' && rowOf(unit) === -1);
    if (unknown)
      return [{ pair, line: `${house.folder}/${unknown} stands in no layer. ${whatToDo.unknown}` }];
    if (above === below || rowOf(above) < rowOf(below)) return [];
    const where = rowOf(above) === rowOf(below) ? 'stands beside it' : 'stands above it';
    return [
      { pair, line: `${from} imports ${to}: ${below || 'the composition'} ${where}. ${whatToDo.above}` },
    ];
  });
}

function circular(house: House, imports: Import[]): Broken[] {
  const edges = folderEdges(house, imports).filter(({ from, to }) => from !== '' && to !== '');
  const reach = (start: string) => {
    const seen = new Set<string>();
    const ahead = [start];
    for (let unit = ahead.pop(); unit !== undefined; unit = ahead.pop())
      for (const { from, to } of edges)
        if (from === unit && !seen.has(to)) {
          seen.add(to);
          ahead.push(to);
        }
    return seen;
  };
  return edges
    .filter(({ from, to }) => reach(to).has(from))
    .map(({ from, to, example }) => ({
      pair: `${from} -> ${to}`,
      line: `${example.from} imports ${example.to}, and ${to} leads back to ${from}. ${whatToDo.circle}`,
    }));
}

function strangers(house: House, imports: Import[]): string[] {
  return imports
    .filter(({ to }) => ![house.folder, ...house.mayImport].some((folder) => to.startsWith(`${folder}/`)))
    .map(({ from, to }) => `${from} imports ${to}, of another house. ${whatToDo.house}`);
}

export interface FolderEdge {
  from: string;
  to: string;
  count: number;
  example: Import;
}

export function folderEdges(house: House, imports: Import[]): FolderEdge[] {
  const edges = new Map<string, FolderEdge>();
  for (const example of imports) {
    if (!example.to.startsWith(`${house.folder}/`)) continue;
    const [from, to] = [unitOf(house, example.from), unitOf(house, example.to)];
    if (from === to) continue;
    const known = edges.get(`${from} -> ${to}`);
    edges.set(`${from} -> ${to}`, {
      from,
      to,
      count: (known?.count ?? 0) + 1,
      example: known?.example ?? example,
    });
  }
  return [...edges.values()];
}
