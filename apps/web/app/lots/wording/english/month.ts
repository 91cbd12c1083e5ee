import type { TaxClass } from '@orbit-vine/cellar-book/book/book.ts';

export const month = {
  title: 'The month',
  about:
    'For the person who fills out TTB F 5120.17: Part I, Part IV, and Part VII. These are sums from the records, not the form; its other parts aren’t included.',
  month: 'Month',
  withoutAlcohol: (lots: string) => `No alcohol is on record for all of ${lots}.`,
  knownPart:
    'That wine goes in the column of its known part or, with none known, in the one for not over 16%. To be sure of the column, enter an alcohol reading dated before the work.',
  blended:
    'Wines of different tax classes were blended this month: lines A5 and A20. The blend’s class depends on its alcohol.',
  bulkWine: 'Bulk wine',
  bulkPart: 'Part I, Section A',
  bottledWine: 'Bottled wine',
  bottledPart: 'Part I, Section B',
  column: (letter: string, name: string) => `Column (${letter}): ${name}.`,
  columns: {
    a: 'not over 16%',
    b: 'over 16 to 21%',
    c: 'over 21 to 24%',
    d: 'artificially carbonated',
    e: 'sparkling',
    f: 'hard cider',
  } satisfies Record<TaxClass, string> as Record<TaxClass, string>,
  lostFor: (reason: string) => `Lost: ${reason}`,
  materials: 'Materials received and used',
  materialsAbout: 'Part IV. For sugar and concentrate, the records have what was used, not what is in stock.',
  noMaterials: 'None this month.',
  kinds: {
    grapes: 'Grapes, uncrushed',
    juice: 'Juice',
    concentrate: 'Concentrate',
    sugar: 'Sugar, dry',
  },
  fermenters: 'In fermenters',
  fermentersAbout: 'Part VII, at the end of the period: must and wine that hasn’t finished fermenting.',
  unmeasured: (weight: string) => `Add your estimate for ${weight} of must that no one has measured yet.`,
  everything: 'Everything in the cellar',
  everythingAbout: 'In bulk, with juice and must.',
  start: 'On hand at the start',
  end: 'On hand at the end',
};

/** What lines of the form mean, where the reader's language is not the form's. */
export const formLines = {} as Readonly<Record<string, string>>;

/** The names of a month's other sums, unless the book's own name says it. */
export const sumNames = {} as Readonly<Record<string, string>>;
