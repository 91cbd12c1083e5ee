import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { staysSignedIn } from '@orbit-vine/contract/signed-in.ts';

export interface BuiltPage {
  file: string;
  html: string;
}

/** How a page works in the browser, which decides what it may load. */
export type PageKind = 'content' | 'tool' | 'members';

export const spaFallback = '__spa-fallback.html';

export function kindOf({ file, html }: BuiltPage): PageKind {
  if (file === spaFallback || staysSignedIn(`/${file}`)) return 'members';
  return html.includes('__reactRouterContext') ? 'tool' : 'content';
}

/** The contact page with the working form; the server sends it at `/contact`. */
export const openContactPage = 'contact/open.html';

/** Moves pages that answer for other addresses out of folder indexes. */
export async function movePagesWithoutAddress(client: string) {
  for (const page of ['404', 'blog/404', 'contact/open']) {
    await rename(join(client, page, 'index.html'), join(client, `${page}.html`));
    await rm(join(client, page), { recursive: true });
  }
}

export async function readPages(client: string): Promise<BuiltPage[]> {
  const files = await readdir(client, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).sort();
  return Promise.all(pages.map(async (file) => ({ file, html: await readFile(join(client, file), 'utf8') })));
}

export async function writePages(client: string, pages: BuiltPage[]) {
  for (const { file, html } of pages) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), html);
  }
}

/** The address of a page that is a folder's index. */
export function addressOf(file: string): string | undefined {
  if (file === 'index.html') return '/';
  return file.endsWith('/index.html') ? `/${file.slice(0, -'/index.html'.length)}` : undefined;
}
