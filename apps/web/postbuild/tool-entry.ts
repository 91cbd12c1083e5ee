import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calculators } from '../app/tools/registry.ts';

/** The address of the script of the calculator whose page this is, if it is one's (`scriptName` in `bundles.ts`). */
export function toolEntry(client: string, file: string): string | undefined {
  const id = calculators.find((calculator) => file === `tools/${calculator.id}/index.html`)?.id;
  if (!id) return undefined;
  const own = new RegExp(`^tool-${id}-[\\w-]{8}\\.js$`);
  const name = readdirSync(join(client, 'assets')).find((asset) => own.test(asset));
  if (!name) throw new Error(`The build made no script of the calculator "${id}".`);
  return `/assets/${name}`;
}
