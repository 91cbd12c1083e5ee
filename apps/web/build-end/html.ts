import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, kindOf } from './pages.ts';
import { paintFirst, withLateStylesheets } from './paint-first.ts';
import { pruneCss } from './prune-css.ts';

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** What remains to be done to a page that React has rendered. `enhancement` is the code of the one script of our own. */
export function finishHtml(page: BuiltPage, client: string, enhancement: string): string {
  const kind = kindOf(page);
  const styles = stylesOf(page, client);
  if (kind === 'content') {
    if (/<script\b(?![^>]*application\/ld\+json)/.test(page.html)) {
      throw new Error(`${page.file} is a content page but holds a script.`);
    }
    return beforeHeadEnds(page.html.replaceAll(stylesheet, ''), styles + scriptOf(enhancement));
  }
  const html = withLateStylesheets(paintFirst(page.html.replaceAll(modulePreload, '')));
  return beforeHeadEnds(html, kind === 'tool' ? styles + scriptOf(enhancement) : styles);
}

/** Of the page's stylesheets, what its markup uses. */
function stylesOf({ html }: BuiltPage, client: string): string {
  return Array.from(html.matchAll(stylesheet), ([, href = '']) => {
    const css = pruneCss(readFileSync(join(client, href), 'utf8').trim(), html);
    if (css.includes('</')) throw new Error(`${href} cannot stand in a style element.`);
    return `<style>${css}</style>`;
  }).join('');
}

/** In the page itself: a kilobyte is not worth a request, which would compete with the first paint. */
function scriptOf(code: string): string {
  if (code.includes('</script')) throw new Error('The enhancement cannot stand in a script element.');
  return `<script type="module">${code}</script>`;
}

function beforeHeadEnds(html: string, elements: string): string {
  if (!html.includes('</head>')) throw new Error('A page without a head.');
  return html.replace('</head>', () => `${elements}</head>`);
}
