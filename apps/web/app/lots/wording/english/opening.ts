import { whichNumber } from '@orbit-vine/cellar-book/tables/cells.ts';

/** The form of a lot that is in the cellar already. */
export const opening = {
  about:
    'Enter what a vessel holds today, or vessels that hold the same wine, such as B101-B110. The lot gets a code such as 25-CF-01.',
  vessels: 'Vessel or vessels',
  volume: (unit: string) => `Volume in ${unit}`,
  volumeIs: 'This volume is',
  choose: 'Choose',
  each: 'in each vessel',
  total: 'in all of them together',
  alcohol: 'Alcohol in %, if known',
  variety: 'Variety',
  vintage: 'Vintage',
  block: 'Block, if known',
  share: 'Share in %',
  blend: 'It’s a blend',
  anotherPart: 'Add another part',
  removePart: 'Remove the last part',
  storeAnyway: 'It’s right: store it anyway',
  add: 'Add this lot',
  nothingYet: 'Nothing to enter yet? Text the first harvest below, as you would to a colleague.',
  inTable: 'Do you have this in a spreadsheet?',
  importIt: 'Import it',
  noVessel: 'Write the vessel that holds it, such as T1.',
  notAVessel: (text: string) => `“${text}” isn’t a vessel or a run of vessels, such as B101-B110.`,
  notAmong: (names: string) => `${names} isn’t among your vessels. Add it under Vessels first.`,
  eachOrTotal: (count: number) =>
    `Choose whether this is in each of the ${count} vessels or in all of them together.`,
  noVolume: (unit: string) => `Write the volume in ${unit}, such as 312.5.`,
  notANumber: (text: string) => `“${text}” isn’t a number.`,
  whichNumber,
  noVariety: 'Write the variety, or “unknown” if nobody knows.',
  isVariety: (text: string, variety: string) =>
    `Is “${text}” ${variety}? Write it so, or add “${text}” to your varieties first.`,
  notAYear: (text: string) => `“${text}” isn’t a year.`,
  noShare: (variety: string) => `Write the share of ${variety} in percent, such as 80.`,
  notAll: (total: string) => `The shares are ${total} % in all, not 100 %.`,
};
