import type { Claim } from '@orbit-vine/cellar-notes/schema/reading.ts';

export const entry = {
  messageBox: 'New message',
  message: 'What was done, as you would text it',
  example: (vessel: string, temperature: string) => `${vessel} 22.4B ${temperature}`,
  send: 'Send',
  waiting: 'waiting for a connection',
  discard: 'Discard',
  dismiss: 'Dismiss',
  dismissQuestion: (text: string) => `Dismiss “${text}”`,
  /** Small talk, a greeting, or "help": a text by phone gets no answer to these. */
  nothingRecorded:
    'Nothing was recorded. Write what was done and where, such as “racked T1 to T2 100 gal” or “T2 pH 3.4”. UNDO takes back the last entry.',
  quoted: (text: string) => `“${text}”`,
  said: (name: string, text: string) => `${name}: “${text}”`,
  /** What a word of a message was read as. */
  readAs: {
    vessel: 'vessel',
    lot: 'lot',
    block: 'block',
    operation: 'work',
    material: 'material',
    variety: 'variety',
    quantity: 'amount',
    number: 'number',
    reading: 'reading',
    date: 'day',
    time: 'time',
    word: '',
    unknown: 'not used',
  } satisfies Record<Claim['as'], string> as Record<Claim['as'], string>,
  /** Meanings of words by their ids, unless the ids say it. */
  meanings: {} as Readonly<Record<string, string>>,
};

export const rows = {
  row: (seq: number) => `Row ${seq}`,
  rowBelow: (seq: number) => `row ${seq}`,
  unknownRow: 'row ?',
  takenBack: 'Taken back',
  /** Of a day that only owners may still change. */
  locked: 'locked',
  corrects: (seq: number) => `corrects row ${seq}`,
  struckOut: (seq: number) => `struck out by row ${seq}`,
  correct: 'Correct',
  correctRow: (seq: number) => `Correct row ${seq}`,
  day: 'Day of the work',
  save: 'Save',
  storeAnyway: 'It’s right: store it anyway',
  takeBack: 'Take it back',
  stays: (seq: number) =>
    `The row stays in the records, struck through. For anything else, write #${seq} in the message box, followed by the correction.`,
  late: (row: string, amount: string, vessel: string) =>
    `Dated before ${row}, which is now ${amount} short in ${vessel}. Correct one of the two.`,
  volumeIn: (unit: string) => `Volume in ${unit}`,
  weightIn: (unit: string) => `Weight in ${unit}`,
  amountIn: (unit: string) => `Amount in ${unit}`,
};

export const sheet = {
  title: 'The sheet',
  exchange: 'Import and export',
  nothing: 'Nothing has been entered yet.',
  table: 'Rows of the sheet',
  heads: { row: 'Row', day: 'Day', work: 'What was done', words: 'In these words' },
  showAll: (count: number) => `Show all ${count} rows`,
  download: 'Download as CSV',
};
