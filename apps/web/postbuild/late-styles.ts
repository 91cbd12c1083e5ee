import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { community } from '../app/platform/site.ts';
import { addressOf, type BuiltPage, spaFallback } from './pages.ts';

const stylesheets = /<link rel="stylesheet"[^>]*>/g;

/** The community's inner pages are made in the browser; what stands there until then has the styles of its first page. */
export function withStylesOfFirstPage(pages: BuiltPage[]): BuiltPage[] {
  const first = pages.find(({ file }) => addressOf(file) === community.path);
  const links = first?.html.match(stylesheets)?.join('');
  if (!links) throw new Error('The community has no styles.');
  return pages.map((page) =>
    page.file === spaFallback ? { ...page, html: page.html.replace('</head>', `${links}</head>`) } : page,
  );
}

/**
 * Takes the fonts out of the stylesheets that come after the first paint. The pages have named them; a font that is
 * named again is taken up at once, and would change the letters before the reader's eyes.
 */
export function leaveFontsToPages(client: string) {
  const assets = join(client, 'assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(join(assets, file), 'utf8');
    writeFileSync(join(assets, file), css.replaceAll(/@font-face\{[^}]*\}/g, ''));
  }
}
