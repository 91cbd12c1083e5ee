import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { matches, select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { type BuiltPage, kindOf } from './pages.ts';
import { pruneCss } from './prune-css.ts';
import type { SiteScripts } from './site-scripts.ts';

/** Elements that need the whole site script even on a hydrated page. */
const usesWholeScript = '[role=tablist], [data-embed], [data-reveal], [data-lazy-script]';

interface Additions {
  client: string;
  siteScripts: SiteScripts;
  /** JSON-LD. */
  data?: string | undefined;
  preloads: readonly string[];
}

export function finishHtml(page: BuiltPage, { client, siteScripts, data, preloads }: Additions): string {
  const kind = kindOf(page);
  const tree = fromHtml(page.html);
  const head = select('head', tree);
  if (!head) throw new Error(`${page.file} has no head.`);
  inlineStyles(page, tree, head, client);
  if (kind === 'content') {
    if (select('script', tree)) throw new Error(`${page.file} is a content page but holds a script.`);
    const code = select('[data-contents]', tree) ? siteScripts.article : siteScripts.whole;
    head.children.push(element('script', { type: 'module' }, code));
  } else {
    const named = new Set(
      selectAll('link[rel=modulepreload]', tree).map(({ properties }) => properties.href),
    );
    const unnamed = preloads.filter((href) => !named.has(href));
    head.children.push(...unnamed.map((href) => element('link', { rel: ['modulepreload'], href })));
    if (kind === 'tool') {
      const code = select(usesWholeScript, tree) ? siteScripts.whole : siteScripts.frame;
      head.children.push(element('script', { type: 'module' }, code));
      startAfterFirstPaint(page, tree, head);
    }
  }
  for (const script of selectAll('script[data-early-form]', tree))
    script.children.push({ type: 'text', value: siteScripts.earlyForm });
  if (data) head.children.push(element('script', { type: 'application/ld+json' }, data));
  return toHtml(tree);
}

/**
 * Inlines the rules that match the page's elements. On hydrated pages the whole stylesheet is preloaded, which doesn't
 * delay the first paint, and `entry.client.tsx` applies it before React starts.
 */
function inlineStyles(page: BuiltPage, tree: Root, head: Element, client: string) {
  for (const sheet of selectAll('link[rel=stylesheet]', tree)) {
    const file = String(sheet.properties.href).replace(/#$/, '');
    const css = pruneCss(readFileSync(join(client, file), 'utf8'), page.html);
    const style = element('style', {}, css);
    const at = head.children.indexOf(sheet);
    if (kindOf(page) === 'content') head.children.splice(at, 1, style);
    else {
      head.children.splice(at, 0, style);
      sheet.properties.rel = ['preload'];
      sheet.properties.as = 'style';
    }
    // A part that the visitor starts loads the rest of the stylesheet.
    for (const part of selectAll('[data-styles=""]', tree)) part.properties.dataStyles = file;
  }
}

/** What a prerendered page loads for React, in a template until the page is painted. */
const loadedLate = 'link[rel=modulepreload], link[rel=preload][as=style]';
/** A page in the background isn't painted, and starts at once. */
const starter = `
const start = () => document.head.append(document.querySelector("template[data-start]").content);
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
`;

/** React Router's script and the files it preloads delay neither the page's text nor its font. */
function startAfterFirstPaint(page: BuiltPage, tree: Root, head: Element) {
  const script = select('body > script[type=module]', tree);
  if (!script) throw new Error(`${page.file} doesn't start React.`);
  const links = head.children.filter((node) => matches(loadedLate, node));
  const content: Root = { type: 'root', children: [...links, { ...script }] };
  head.children = head.children.filter((node) => !links.includes(node));
  head.children.push({ ...element('template', { dataStart: '' }), content });
  // React finds its script element in place.
  script.children = [{ type: 'text', value: starter }];
}

function element(tagName: string, properties: Element['properties'], text = ''): Element {
  if (text.includes('</')) throw new Error(`This text can't stand in a ${tagName} element: ${text}`);
  return { type: 'element', tagName, properties, children: text ? [{ type: 'text', value: text }] : [] };
}
