export type SearchedKind = 'page' | 'calculator' | 'article' | 'project';

/**
 * Anchor of the heading (empty: the page's top), the heading, the text below it, and what people call it who do not use
 * the page's words.
 */
export type SearchedSection = [anchor: string, heading: string, text: string, words?: string];

/** A page as it stands in `/search.json`, which the build writes from the finished pages. */
export interface SearchedPage {
  href: string;
  kind: SearchedKind;
  title: string;
  description: string;
  /** What people call its subject, or look for when they need it, beside its own words. */
  words?: string;
  sections: SearchedSection[];
}
