export type SearchedKind = 'page' | 'calculator' | 'article' | 'project';

/**
 * Anchor of the heading (empty for the page's top), heading, text below it, and other words that people use for it.
 */
export type SearchedSection = [anchor: string, heading: string, text: string, words?: string];

/** A page in `/search.json`, which the build writes from the finished pages. */
export interface SearchedPage {
  href: string;
  kind: SearchedKind;
  title: string;
  description: string;
  /** Other words that people use for its subject, or look for when they need it. */
  words?: string;
  sections: SearchedSection[];
}
