import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringOwnParts } from './own-parts.ts';
import { type BuiltPage, kindOf } from './pages.ts';
import { pruneCss } from './prune-css.ts';
import { routeManifestOfPage } from './route-manifest.ts';
import type { SiteScripts } from './site-scripts.ts';
import { toolEntry } from './tool-entry.ts';

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
// React Router ends the address with a number sign where a script could ask for the same sheet.
const stylesheet = /<link rel="stylesheet" href="([^"#]+)(#?)"[^>]*>/g;

/** What only a text has: on most pages that React takes over there is none of it. */
const needsWhole = /<[^>]*\s(?:role="tablist"|data-(?:embed|reveal|lazy-script)[\s=>])/;

interface Additions {
  client: string;
  siteScripts: SiteScripts;
  /** The element for machines, which says what the page is about. */
  data: string;
}

/** What remains to be done to a page that React has rendered. */
export function finishHtml(page: BuiltPage, { client, siteScripts, data }: Additions): string {
  const kind = kindOf(page);
  const styled = withFirstStyles(page, client);
  if (kind === 'content') {
    if (/<script\b(?![^>]*application\/ld\+json)/.test(page.html)) {
      throw new Error(`${page.file} is a content page but holds a script.`);
    }
    const code = page.html.includes(' data-contents=') ? siteScripts.article : siteScripts.whole;
    return beforeHeadEnds(styled, scriptOf(code) + data);
  }
  // After the part that stands in the page: of two rules alike the later one counts.
  const html = bringOwnParts(styled.replaceAll(modulePreload, ''), {
    // With the number sign: React takes the page over only where each sheet stands as it renders it.
    stylesheets: Array.from(page.html.matchAll(stylesheet), ([, href = '', sign = '']) => href + sign),
    tool: toolEntry(client, page.file),
    // The signed-in areas go from page to page without a new document.
    routesOf: kind === 'members' ? undefined : ownRoutes(client),
  });
  if (kind === 'members') return beforeHeadEnds(html, data);
  const code = needsWhole.test(page.html) ? siteScripts.whole : siteScripts.frame;
  return beforeHeadEnds(html, scriptOf(code) + data);
}

function ownRoutes(client: string) {
  return (manifest: string, ids: readonly string[]) =>
    routeManifestOfPage(readFileSync(join(client, manifest), 'utf8'), ids);
}

/** In place of each stylesheet the part of it that the markup uses. Where React will show more, the whole follows later, as it does where a part is started that says `data-styles`. */
function withFirstStyles({ html }: BuiltPage, client: string): string {
  const [, whole = ''] = html.match(new RegExp(stylesheet.source)) ?? [];
  const pointed = html.replaceAll('data-styles=""', `data-styles="${whole}"`);
  return pointed.replaceAll(stylesheet, (_, href: string) => {
    const css = pruneCss(readFileSync(join(client, href), 'utf8').trim(), html);
    if (css.includes('</')) throw new Error(`${href} cannot stand in a style element.`);
    return `<style>${css}</style>`;
  });
}

/** In the page itself: a kilobyte is not worth a request, which would compete with the first paint. */
function scriptOf(code: string): string {
  if (code.includes('</script')) throw new Error('The site script cannot stand in a script element.');
  return `<script type="module">${code}</script>`;
}

function beforeHeadEnds(html: string, elements: string): string {
  if (!html.includes('</head>')) throw new Error('A page without a head.');
  return html.replace('</head>', () => `${elements}</head>`);
}
