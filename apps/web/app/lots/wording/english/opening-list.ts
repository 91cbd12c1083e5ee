import type { Style } from '@orbit-vine/cellar-book/entries/work.ts';
import { dayFaults } from '@orbit-vine/cellar-book/tables/cells.ts';

/** Vessels and bottles typed as a list. */
export const openingList = {
  about:
    'Write what stands in your cellar, one line for each vessel or for vessels that are alike. If they hold wine, add how much, the vintage, and the variety; a block and the alcohol if you know them. Write bottled wine on a separate line, with the number of cases.',
  table:
    'You can also paste a table from a spreadsheet, with headings such as Vessel, Capacity, Volume, Variety, and Vintage, or Wine, Vintage, Cases, and Bottle size. Below the box you see how each line is understood before anything is stored.',
  label: 'Vessels and bottles',
  example:
    'T1-T4 500 gal\nT5 500 gal, 312 gal of 2024 Merlot\nB101-B110, 59 gal each, 2024 Cab Franc\nBIN1-BIN8 1 ton\n2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %',
  metricExample:
    'T1-T4 2000 L\nT5 2000 L, 1180 L of 2024 Merlot\nB101-B110, 225 L each, 2024 Cab Franc\nBIN1-BIN8 450 kg\n2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %',
  day: 'Day on which this was so',
  dayHint: 'To have it on hand at the beginning of a month’s sheet, choose the last day of the month before.',
  writeFirst: 'Write your vessels or bottles first, such as T1-T4 500 gal.',
  openQuestions: (count: number) =>
    count === 1
      ? 'One line has a question, in red above. Change the line, and save again.'
      : `${count} lines have a question, in red above. Change the lines, and save again.`,
  saveVessels: 'Save the vessels',
  saveWine: 'Save the wine',
  saveBoth: 'Save the vessels and the wine',
  vessels: (count: number) => (count === 1 ? '1 vessel' : `${count} vessels`),
  lots: (count: number) => (count === 1 ? '1 lot of wine in vessels' : `${count} lots of wine in vessels`),
  bottles: (count: number) => (count === 1 ? '1 bottle' : `${count.toLocaleString('en-US')} bottles`),
  read: (what: string) => `Read: ${what}`,
  stored: (what: string) => `Stored: ${what}.`,
  asRead: 'The list as it was read',
  heads: { vessels: 'Vessels', kind: 'Kind', capacity: 'Holds when full', wine: 'Wine now' },
  empty: 'empty',
  notStated: 'not stated',
  ofFruit: (weight: string) => `${weight} of fruit`,
  eachAndAll: (each: string, all: string) => `${each} each, ${all} in all`,
  lot: (code: string) => `lot ${code}`,
  on: (day: string) => `on ${day}`,
  bottlesAsRead: 'The bottled wine in the list as it was read',
  bottleHeads: { wine: 'Bottled wine', size: 'Size', cases: 'Cases', volume: 'Volume', alcohol: 'Alcohol' },
  casesOf: (cases: string, bottles: number) => `${cases} of ${bottles}`,
  ignored: (words: string) => `Not understood, and left out: ${words}`,
  columns: (names: string) => `column ${names}`,
  grapesNotStated: 'grapes not stated',
  styles: {
    still: 'still',
    sparkling: 'sparkling',
    carbonated: 'carbonated',
    cider: 'cider',
  } satisfies Record<Style, string> as Record<Style, string>,
};

/** What has to be settled before a line of the list can be stored. */
export const listQuestions = {
  nameFirst: 'A name such as T4, or a run such as T1-T8, comes first.',
  nameMissing: 'The name of a vessel is missing, such as T4.',
  whichKind: (name: string) =>
    `Is ${name} a tank, bin, barrel, drum, carboy, or keg? Write it after the name.`,
  isKind: (text: string) => `“${text}”: is it a tank, bin, barrel, drum, carboy, or keg?`,
  capacityAboveZero: 'The capacity has to be a number above zero.',
  capacityIsVolume: 'The capacity of a vessel is a volume, such as 500 gal; only of a bin it is a weight.',
  howMuchInIt: 'How much wine is in it? Write it, as in 59 gal.',
  howMuchInEach: 'How much wine is in each? Write it, as in 59 gal each.',
  howMuchWhenFull: 'How much does it hold when full? Write the volume.',
  isFruit:
    'Fruit is received with its weight, not opened. Leave it out here, and text it, as in: received 1 ton of Merlot into BIN1.',
  eachOrAll: (amount: string, count: number) =>
    `Is ${amount} in each of the ${count} vessels, or in all of them together? Write “${amount} each” or “${amount} in total”.`,
  whichWine: 'Which variety is it? Write it with its vintage, as in 2024 Cabernet Franc.',
  whatIs: (numbers: string, example: string) =>
    `What does ${numbers} mean? Write what the number is, as in ${example}.`,
  exampleCases: '300 cases',
  quoted: (text: string) => `“${text}”`,
  twice: (names: string) => `${names} is in the list twice. Which line is right?`,
  tooMany: (count: number) => `A winery can have at most ${count} vessels.`,
  notAnAmount: (text: string) => `“${text}” is not an amount, such as 312.5 gal.`,
  notADay: (text: string) => `“${text}” is not a day, such as 2026-09-18.`,
  ...dayFaults,
  howManyBottles: 'How many cases or bottles? Write it, as in 300 cases of 12 × 750 mL.',
  isBottleSize: (ml: number) => `Is ${ml} mL the size of a bottle? Write the size, as in 750 mL.`,
  howManyInCase: (ml: number) => `How many bottles are in a case? Write it, as in 12 × ${ml} mL.`,
  besideOrIn: (beside: number, cases: number, inCase: number) =>
    `Are the ${beside} bottles beside the ${cases} cases, or in them? Write full cases, and fewer than ${inCase} bottles beside them.`,
  wholeBottles: 'The bottles have to be a whole number above zero.',
};
