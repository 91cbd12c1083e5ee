/** 555-0100 to 555-0199 are kept free for examples. */
const isForExamples = (number: string) => /555-01\d\d$/.test(number);

const number = '+1 (269) 555-0142';

export const demoSms = {
  number,
  numberLabel: isForExamples(number) ? 'Example number' : 'Demo number',
  numberNote: isForExamples(number)
    ? 'A 555-01 number is only an example: no phone answers there. The demo winery below does.'
    : '',
  example: 'Harvested 1.2 tons of Chambourcin from Block 3 on September 18, 2025, into bin 7',
  /** A test compares this with the reader's own reply. */
  reply:
    'Fruit Chambourcin blk 3 2400 lb (1089 kg) into BIN7, 09/18. #11 Wrong? Reply UNDO or the right value.',
  row: [
    ['Action', 'Harvest'],
    ['Date', '2025-09-18'],
    ['Grape', 'Chambourcin'],
    ['Block', '3'],
    ['Amount', '1.2 tons'],
    ['Vessel', 'Bin 7'],
  ],
} as const;
