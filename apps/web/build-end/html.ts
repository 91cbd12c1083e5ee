import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Enhancement } from './enhancement.ts';
import { type BuiltPage, kindOf } from './pages.ts';
import { pruneCss } from './prune-css.ts';

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** What remains to be done to a page that React has rendered. */
export function finishHtml(page: BuiltPage, client: string, enhancement: Enhancement): string {
  const kind = kindOf(page);
  if (kind === 'content') return finishContent(page, client, enhancement);
  // Preloads of this priority compete with the page itself and make its largest paint late and unsteady.
  const html = page.html.replaceAll(modulePreload, '');
  return kind === 'tool' ? beforeHeadEnds(html, scriptTag(enhancement)) : html;
}

function finishContent({ file, html }: BuiltPage, client: string, enhancement: Enhancement): string {
  if (/<script\b(?![^>]*application\/ld\+json)/.test(html)) {
    throw new Error(`${file} is a content page but holds a script.`);
  }
  const inlined = html.replaceAll(stylesheet, (_, href: string) => {
    const css = pruneCss(readFileSync(join(client, href), 'utf8').trim(), html);
    if (css.includes('</')) throw new Error(`${href} cannot stand in a style element.`);
    return `<style>${css}</style>`;
  });
  return beforeHeadEnds(inlined, scriptTag(enhancement, true));
}

/** With `integrity` only where React does not compare the element with its own. */
function scriptTag({ href, integrity }: Enhancement, withIntegrity = false): string {
  return `<script type="module" src="${href}"${withIntegrity ? ` integrity="${integrity}"` : ''}></script>`;
}

function beforeHeadEnds(html: string, tag: string): string {
  if (!html.includes('</head>')) throw new Error('A page without a head.');
  return html.replace('</head>', () => `${tag}</head>`);
}
