/** What `/page-cards.json` has of a page, or of a region on one, by address; the build writes it. */
export interface PageCard {
  readonly kind: string;
  readonly title: string;
  readonly description: string;
}
export type PageCards = Readonly<Record<string, PageCard>>;
