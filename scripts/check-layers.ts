import { readImports } from './layers/imports.ts';
import { houses } from './layers/layers.ts';
import { violations } from './layers/violations.ts';
import { isCommand } from './run.ts';

export function checkLayers(): boolean {
  const lines = new Set(houses.flatMap((house) => violations(house, readImports(house.folder))));
  for (const line of lines) console.error(line);
  return lines.size === 0;
}

if (isCommand(import.meta.url) && !checkLayers()) process.exit(1);
