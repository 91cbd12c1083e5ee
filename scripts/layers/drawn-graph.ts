import type { Import } from './imports.ts';
import type { House } from './layers.ts';
import { type FolderEdge, folderEdges } from './violations.ts';

/**
 * A Mermaid flowchart of a house: rows from the top, with its folders' imports. Edges implied by a longer path are
 * omitted, and excepted ones are dotted.
 */
export function drawnGraph(house: House, imports: Import[]): string {
  const edges = folderEdges(house, imports).filter(({ from, to }) => from !== '' && to !== '');
  const isExcused = ({ from, to }: FolderEdge) => house.exceptions.includes(`${from} -> ${to}`);
  const straight = edges.filter((edge) => !isExcused(edge));
  const shown = straight.filter((edge) => !leadsRound(straight, edge));
  const id = (unit: string) => unit.replace(/\W/g, '_');
  const units = house.rows ?? [[...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort()];
  return [
    'flowchart TD',
    ...units.flat().map((unit) => `  ${id(unit)}["${unit}"]`),
    ...shown.map(({ from, to }) => `  ${id(from)} --> ${id(to)}`),
    ...edges.filter(isExcused).map(({ from, to }) => `  ${id(from)} -.-> ${id(to)}`),
  ].join('\n');
}

function leadsRound(edges: FolderEdge[], { from, to }: FolderEdge): boolean {
  const seen = new Set<string>();
  const ahead = edges.filter((edge) => edge.from === from && edge.to !== to).map((edge) => edge.to);
  for (let unit = ahead.pop(); unit !== undefined; unit = ahead.pop()) {
    if (unit === to) return true;
    if (seen.has(unit)) continue;
    seen.add(unit);
    for (const edge of edges) if (edge.from === unit) ahead.push(edge.to);
  }
  return false;
}
