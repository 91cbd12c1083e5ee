import type { Element, ElementContent } from 'hast';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { type ListedPage, textOfPage } from './document.ts';

const schema = {
  ...defaultSchema,
  strip: ['script', 'style', 'svg', 'template', 'form', 'button', 'dialog'],
  clobberPrefix: '',
};

/** Elements that work only on the page, or are empty elsewhere. */
function staysOnPage({ properties, tagName }: Element): boolean {
  return 'dataNoprint' in properties || properties.ariaHidden === 'true' || tagName === 'nav';
}

function withoutOwn(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    return staysOnPage(node) ? [] : [{ ...node, children: withoutOwn(node.children) }];
  });
}

/** An article for feed readers: a link replaces whatever works only on the page. */
export function articleHtml(page: ListedPage): string {
  const children = textOfPage(page).flatMap(({ prose, calculator }) =>
    prose ? withoutOwn(prose.children) : [linkTo(new URL(`/tools/${calculator}`, page.url).href)],
  );
  const clean = sanitize({ type: 'root', children }, schema);
  for (const link of selectAll('[href], [src]', clean)) {
    for (const name of ['href', 'src'] as const) {
      const address = link.properties[name]?.toString();
      if (address) link.properties[name] = new URL(address, page.url).href;
    }
  }
  return toHtml(clean);
}

function linkTo(href: string): ElementContent {
  const text = { type: 'text' as const, value: 'Open the calculator' };
  const link = { type: 'element' as const, tagName: 'a', properties: { href }, children: [text] };
  return { type: 'element', tagName: 'p', properties: {}, children: [link] };
}

export function wordCount(page: ListedPage): number {
  const text = articleHtml(page)
    .replaceAll(/<\/(?:p|li|h\d|t[dh]|d[dt])>/g, ' ')
    .replaceAll(/<[^>]*>/g, '');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
