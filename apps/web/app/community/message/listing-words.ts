export const listingWords = {
  sale: { kind: 'For sale', done: 'sold', close: 'Mark as sold', open: 'Offer again' },
  wanted: { kind: 'Wanted', done: 'found', close: 'Mark as found', open: 'Look again' },
};
