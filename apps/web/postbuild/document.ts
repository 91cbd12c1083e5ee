import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { addressOf, type BuiltPage, spaFallback } from './pages.ts';

export interface ListedPage {
  file: string;
  /** Path below the root, without a trailing slash. */
  address: string;
  url: string;
  title: string;
  description: string;
  image: string;
  published: string | undefined;
  modified: string | undefined;
  /** The content between the site's header and footer. */
  main: Element;
}

export function listedPages(pages: BuiltPage[]): ListedPage[] {
  return pages.flatMap(({ file, html }) => {
    const address = addressOf(file);
    if (!address || file === spaFallback) return [];
    const document = fromHtml(html);
    return select('meta[name="robots"][content~="noindex"]', document) ? [] : [read(file, address, document)];
  });
}

function read(file: string, address: string, document: Root): ListedPage {
  const content = (selector: string) => select(selector, document)?.properties.content?.toString();
  const required = (selector: string) => {
    const found = content(selector);
    if (!found) throw new Error(`${file} has no ${selector}.`);
    return found;
  };
  const main = select('main', document) ?? select('body', document);
  if (!main) throw new Error(`${file} has no body.`);
  return {
    file,
    address,
    url: required('meta[property="og:url"]'),
    title: required('meta[property="og:title"]'),
    description: required('meta[name="description"]'),
    image: required('meta[property="og:image"]'),
    published: content('meta[property="article:published_time"]'),
    modified: content('meta[property="article:modified_time"]'),
    main,
  };
}

/** The running text of a page, if any, and the names of the calculators in an article. */
export function textOfPage({ main }: ListedPage): { prose?: Element; calculator?: string }[] {
  return selectAll('.prose, [id^="calculator-"]', main).map((element) => {
    const id = element.properties.id?.toString() ?? '';
    return id.startsWith('calculator-') ? { calculator: id.slice('calculator-'.length) } : { prose: element };
  });
}
