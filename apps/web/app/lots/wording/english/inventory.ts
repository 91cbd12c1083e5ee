export const inventory = {
  title: 'Inventory',
  titleOn: (day: string) => `Inventory, ${day}`,
  about:
    'Dip one vessel after another. What you measure stays on this device, with or without a signal, and goes into the records as one entry when you sign off; the differences become gains and losses.',
  day: 'Day of the inventory',
  beginWith: (vessel: string) => `Begin with ${vessel}`,
  continueWith: (vessel: string) => `Continue with ${vessel}`,
  startOver: 'Start over',
  discard: 'Yes, discard the measurements',
  waits: (day: string) =>
    `The inventory of ${day} is signed off and waiting for a connection. This device sends it as soon as there is one.`,
  earlier: 'Earlier inventories',
  table: 'Vessels measured',
  heads: {
    vessel: 'Vessel',
    book: 'On record',
    measured: 'Measured',
    difference: 'Difference',
    lot: 'Lot',
    reason: 'Reason',
  },
  empty: 'empty',
  notYet: 'not yet',
  signItOff: 'Sign it off',
  sums: (count: number, less: string, more: string) =>
    `${count === 1 ? '1 vessel' : `${count} vessels`} measured: ${less} less and ${more} more than on record.`,
  left: (vessels: string) => `Not measured, and left as they are on record: ${vessels}.`,
  andMore: (vessels: string, count: number) => `${vessels}, and ${count} more`,
  withoutReason: (vessels: string) => `Without a reason: ${vessels}.`,
  signOff: (count: number) => (count === 1 ? 'Sign off 1 vessel' : `Sign off ${count} vessels`),
};

/** One vessel after another. */
export const measuring = {
  position: (at: number, count: number) => `${at} of ${count}`,
  isEmpty: 'Empty, according to the records.',
  holds: (lot: string, amount: string) => `${lot}, ${amount} according to the records.`,
  measuredIn: (unit: string) => `Measured, in ${unit}`,
  notAnAmount: 'Enter an amount, such as 312.5.',
  changedSince: (amount: string) =>
    `The records said ${amount} when this was measured. More work has been entered since.`,
  same: 'The same as on record.',
  less: (amount: string) => `${amount} less than on record`,
  more: (amount: string) => `${amount} more than on record`,
  asOnRecord: (amount: string) => `As on record: ${amount}`,
  empty: 'Empty',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
  why: 'Why?',
  ownWords: 'Or in your own words',
};

export const counted = {
  sums: { book: 'On record', measured: 'Measured', gained: 'Gained', lost: 'Lost' },
  none: 'There’s no inventory for that day, or it was taken back.',
  notCounted: (vessels: string) => `Not counted that day: ${vessels}.`,
  row: 'Its row in the records',
};

export const bottles = {
  title: 'Bottled wine in bond',
  none: 'There are no bottles on hand.',
  table: 'Bottles on hand',
  heads: {
    lot: 'Lot',
    bottled: 'Bottled',
    size: 'Size',
    onHand: 'On hand',
    bottles: 'Bottles',
    volume: 'Volume',
    alcohol: 'Alcohol, % vol',
  },
  toACase: (count: number) => `, ${count} to a case`,
  inBottles: (volume: string) => `${volume} in bottles`,
  out: 'Bottles out, or counted',
  which: 'Which bottles',
  whatHappened: 'What happened',
  counted: 'Counted at a physical inventory',
  casesOf: (count: number) => `Cases of ${count}`,
  toWhom: 'To whom (optional)',
  intoWhich: 'Into which vessel',
  choose: 'Choose',
  enter: 'Enter it',
};

/** Bottles that no vessel of the records was bottled into. */
export const arrival = {
  title: 'Bottles from before these records, or from another winery',
  how: 'How they came',
  accounts: {
    opening: 'Here when these records began',
    received: 'Received in bond',
    returned: 'Returned to bond after the tax was paid',
  },
  fields: {
    lot: 'Lot',
    variety: 'Variety',
    vintage: 'Vintage',
    alcohol: 'Alcohol, % vol',
    size: 'Bottle size in mL',
    cases: 'Cases',
    loose: 'Loose bottles',
    supplier: 'Supplier (optional)',
  },
  add: 'Add these bottles',
};
