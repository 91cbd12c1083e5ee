/** What several office pages share, most of it on their printed sheets. */
export const paper = {
  day: 'Day',
  printSheet: 'Print the sheet',
  measuredBy: 'Measured by',
  notOnRecord: 'not on record',
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
};

/** Reasons for a loss or a gain that the book knows by these names; others are as written. */
export const reasons = {} as Readonly<Record<string, string>>;
