import { join } from 'node:path';
import { addressOfTool } from '../app/platform/addresses.ts';
import routes from '../app/routes.ts';
import { calculators } from '../app/tools/registry.ts';
import { commitDays } from './commit-days.ts';
import { contentFiles, withNeighbours } from './content-files.ts';
import type { ListedPage } from './document.ts';

const web = join(import.meta.dirname, '..');

/** The day of each page's last change: an article's as its head shows it, others' by git; omitted if unknown. */
export function lastModifiedDays(pages: ListedPage[]): Map<string, string> {
  const days = commitDays(web);
  const files = contentFiles(routes, join(web, 'app'));
  // Calculators share a route; their texts are in their folders.
  for (const { id } of calculators)
    files.set(addressOfTool(id), withNeighbours(join(web, 'app/tools', id, 'about.ts')));
  return new Map(
    pages.flatMap(({ address, published, modified }) => {
      const committed = (files.get(address) ?? []).flatMap((file) => days.get(file) ?? []);
      const day = modified ?? published ?? committed.sort().at(-1);
      return day ? [[address, day]] : [];
    }),
  );
}
