import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the script of a page's own calculator, if the page is one of the bench's (`calculator-entries.ts`). */
export function toolEntry(client: string, file: string): string | undefined {
  const [, id] = /^tools\/([^/]+)\/index\.html$/.exec(file) ?? [];
  const own = new RegExp(`^tool-${id}-[\\w-]{8}\\.js$`);
  const name = id && readdirSync(join(client, 'assets')).find((asset) => own.test(asset));
  return name && `/assets/${name}`;
}
