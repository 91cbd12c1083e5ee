import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { community } from '../app/platform/site.ts';
import { viticulturalAreas } from '../app/regions/areas/areas.ts';
import { newerAreas } from '../app/regions/areas/newer.ts';
import { pageWords } from '../app/search/page-words.ts';
import type { SearchedKind, SearchedPage, SearchedSection } from '../app/search/searched-page.ts';
import { calculators } from '../app/tools/registry.ts';
import type { ListedPage } from './document.ts';

/** Every listed page except the search itself and the community's entry page. */
export function searchIndex(pages: ListedPage[]): SearchedPage[] {
  return [...pagesOf(pages), lotManager];
}

/** Not a listed page, since it begins with signing in. */
const lotManager: SearchedPage = {
  href: '/lots',
  kind: 'page',
  title: 'Lot manager',
  description: 'Keep the history of every lot, from a phone in the cellar: by text message, or by form.',
  words:
    'lots cellar records winery management traceability ttb report 5120.17 702 inventory vessels barrels tanks work orders topping racking',
  sections: [],
};

function pagesOf(pages: ListedPage[]): SearchedPage[] {
  return pages
    .filter(({ address }) => address !== '/search' && address !== community.path)
    .map((page) => ({
      href: page.address,
      kind: kindOf(page.address),
      title: page.title,
      description: page.description,
      ...wordsFor(page.address),
      sections: [
        ...sectionsOf(page.main).map((section) => withWords(page.address, section)),
        ...(page.address === areasPage ? areaSections : []),
      ],
    }));
}

export const areasPage = '/regions/american-viticultural-areas';

/** A section for each row of the table of areas. */
export const areaSections = [
  ...viticulturalAreas,
  ...newerAreas.map((area) => ({ ...area, states: [area.state] })),
].map(({ id, name, counties, states }): SearchedSection => {
  const where = counties.length > 8 ? states : [...counties, ...states];
  return [id, name, where.join(', '), name];
});

/** A calculator's own search words, and those of `pageWords`. */
function wordsFor(address: string): { words?: string } {
  const calculator = calculators.find(({ id }) => address === `/tools/${id}`);
  const words = [...(calculator?.searchWords ?? []), pageWords[address] ?? ''].join(' ').trim();
  return words ? { words } : {};
}

function withWords(address: string, [anchor, heading, text]: SearchedSection): SearchedSection {
  const words = anchor ? pageWords[`${address}#${anchor}`] : undefined;
  return words ? [anchor, heading, text, words] : [anchor, heading, text];
}

function kindOf(address: string): SearchedKind {
  if (calculators.some(({ id }) => address === `/tools/${id}`)) return 'calculator';
  if (address.startsWith('/blog/')) return 'article';
  return address.startsWith('/projects/') ? 'project' : 'page';
}

const silent = new Set([
  'script',
  'style',
  'svg',
  'form',
  'dialog',
  'nav',
  'button',
  'template',
  'table',
  'h1',
]);
const blocks = new Set([
  'p',
  'li',
  'dd',
  'dt',
  'blockquote',
  'figcaption',
  'summary',
  'td',
  'th',
  'h4',
  'label',
]);

function isSilent({ tagName, properties }: Element): boolean {
  const marked = 'dataNoprint' in properties || 'hidden' in properties || properties.ariaHidden === 'true';
  return silent.has(tagName) || marked;
}

/** A page's text by heading. A heading is linkable if it, or an element around it, has an id. */
function sectionsOf(main: Element): SearchedSection[] {
  const sections: { anchor: string; heading: string; parts: string[] }[] = [
    { anchor: '', heading: '', parts: [] },
  ];
  const visit = (nodes: ElementContent[], around: string) => {
    for (const node of nodes) {
      if (node.type === 'text') sections.at(-1)?.parts.push(node.value);
      if (node.type !== 'element' || isSilent(node)) continue;
      const id = node.properties.id?.toString() ?? '';
      if (node.tagName === 'h2' || node.tagName === 'h3')
        sections.push({ anchor: id || around, heading: textOf(node).trim(), parts: [] });
      else visit(node.children, node.tagName === 'section' ? id : around);
      // Separates the last word of one block from the first of the next.
      if (blocks.has(node.tagName) || node.tagName === 'div') sections.at(-1)?.parts.push(' ');
    }
  };
  visit(main.children, '');
  return sections
    .map(
      ({ anchor, heading, parts }): SearchedSection => [
        anchor,
        heading,
        parts.join('').replace(/\s+/g, ' ').trim(),
      ],
    )
    .filter(([, heading, text]) => heading || text);
}
