import { join } from 'node:path';
import routes from '../app/routes.ts';
import { commitDays } from './commit-days.ts';
import { contentFiles } from './content-files.ts';
import type { ListedPage } from './document.ts';

const web = join(import.meta.dirname, '..');

/** When the words of each page last changed: by the history, else by what the text says of itself, else not known. */
export function lastModifiedDays(pages: ListedPage[]): Map<string, string> {
  const days = commitDays(web);
  const files = contentFiles(routes, join(web, 'app'));
  return new Map(
    pages.flatMap(({ address, published, modified }) => {
      const committed = (files.get(address) ?? []).flatMap((file) => days.get(file) ?? []);
      const day = committed.sort().at(-1) ?? modified ?? published;
      return day ? [[address, day]] : [];
    }),
  );
}
