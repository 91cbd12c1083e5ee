export type SearchedKind = 'page' | 'calculator' | 'article' | 'project';

/** Anchor of the heading (empty: the page's top), the heading, and the text below it. */
export type SearchedSection = [anchor: string, heading: string, text: string];

/** A page as it stands in `/search.json`, which the build writes from the finished pages. */
export interface SearchedPage {
  href: string;
  kind: SearchedKind;
  title: string;
  description: string;
  sections: SearchedSection[];
}
