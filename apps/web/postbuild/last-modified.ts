import { join } from 'node:path';
import { addressOfTool } from '../app/platform/addresses.ts';
import routes from '../app/routes.ts';
import { calculators } from '../app/tools/registry.ts';
import { commitDays } from './commit-days.ts';
import { contentFiles, withNeighbours } from './content-files.ts';
import type { ListedPage } from './document.ts';

const web = join(import.meta.dirname, '..');

/** The day of the last change of each page's text: by git, or else by the text's front matter; omitted if unknown. */
export function lastModifiedDays(pages: ListedPage[]): Map<string, string> {
  const days = commitDays(web);
  const files = contentFiles(routes, join(web, 'app'));
  // Calculators share a route; their texts are in their folders.
  for (const { id } of calculators)
    files.set(addressOfTool(id), withNeighbours(join(web, 'app/tools', id, 'about.ts')));
  return new Map(
    pages.flatMap(({ address, published, modified }) => {
      const committed = (files.get(address) ?? []).flatMap((file) => days.get(file) ?? []);
      const day = committed.sort().at(-1) ?? modified ?? published;
      return day ? [[address, day]] : [];
    }),
  );
}
