import { expect, it } from 'vitest';
import type { Entry } from '../entries.ts';
import { toNumber } from '../exact/fraction.ts';
import { wallClock } from './clock.ts';
import type { EarlierMessage } from './conversation.ts';
import { converse } from './converse.ts';
import { foldWinery } from './desk.ts';
import { FIRST_SETUP, type Setup } from './setup.ts';

const varieties = ['Chambourcin', 'Merlot', 'Riesling', 'Traminette', 'Seyval', 'Marquette'];
const tank = (number: number): Setup['vessels'][number] => ({
  name: `T${number}`,
  kind: 'tank',
  capacityMl: 2_000_000,
});
const setup: Setup = {
  ...FIRST_SETUP,
  vessels: varieties.flatMap((_, index): Setup['vessels'] => [
    { name: `BIN${index + 1}`, kind: 'bin', capacityG: 2_000_000 },
    ...[1, 2, 3].map((each) => tank(index * 3 + each)),
    { name: `B${index + 1}`, kind: 'barrel', capacityMl: 225_000 },
  ]),
  blocks: varieties.map((variety, index) => ({
    name: String(index + 1),
    variety,
    appellations: ['Michigan'],
  })),
};
const settings = {
  timeZone: 'America/Detroit',
  dateOrder: 'month-first' as const,
  harvestMonths: [8, 9, 10, 11],
};

/** What one lot's texts are, each with the day of the season that it is sent on. */
function textsOf(index: number): [day: number, text: string][] {
  const [ferment, settling, bright] = [1, 2, 3].map((each) => `T${index * 3 + each}`);
  const bin = `bin ${index + 1}`;
  const daily = Array.from({ length: 12 }, (_, day): [number, string][] => [
    [day + 2, `${ferment} ${(22 - day).toFixed(1)}B 68F`],
    [day + 2, `PD ${ferment} x3`],
    [day + 2, `${ferment} ${(21.5 - day).toFixed(1)}B 72F`],
    [day + 2, `PD ${ferment} x2`],
  ]);
  return [
    [0, `2 tons ${varieties[index]} blk ${index + 1} into ${bin}`],
    [1, `crushed ${bin} into ${ferment}, 300 gal must`],
    [1, `${ferment} pitched EC1118 250g`],
    ...daily.flat(),
    [14, `Pressed ${ferment}: 220 gal free run to ${settling}, 30 gal press to bbl ${index + 1}`],
    [40, `${settling} > ${bright}, 200 gal, 5 gal lees`],
    [41, `KMBS 40g ${bright}`],
    [60, `bottled ${bright} 80 cases 750s`],
    // Found in a pocket: work of the fourth day, entered two months later.
    [61, `9/5 ${ferment} DAP 100 g`],
  ];
}

it('is the same in the book as on paper: a season of 336 texts, entered as they came', () => {
  const entries: Entry[] = [];
  let book = foldWinery(setup, entries);
  let next = book;
  let earlier: EarlierMessage | undefined;
  const texts = varieties.flatMap((_, index) => textsOf(index)).sort(([a], [b]) => a - b);
  expect(texts).toHaveLength(336);
  for (const [order, [day, text]] of texts.entries()) {
    const now = new Date(Date.UTC(2025, 8, 1 + day, 12) + order * 60_000);
    const received = wallClock(now, settings.timeZone);
    const outcome = converse(
      {
        settings,
        setup,
        book,
        foldWith: (more) => {
          next = foldWinery(setup, [...entries, ...more]);
          return next;
        },
      },
      {
        text,
        received,
        earlier,
        nextNumber: entries.length + 1,
        unit: 'gal',
        newId: () => `e${entries.length}-${order}`,
      },
    );
    expect([text, outcome.state, outcome.reply]).toEqual([text, 'stored', outcome.reply]);
    const { reading, reply, state, held } = outcome;
    earlier = { id: String(order), text, language: reading.language, reply, state, held };
    for (const draft of outcome.entries)
      entries.push({ ...draft, seq: entries.length + 1, arrivedAt: received.local });
    // What the desk looked at before it stored is what stands in the book now.
    book = next;
  }
  expect(book.vessels).toEqual(foldWinery(setup, entries).vessels);
  // Worked by hand, in litres, at 3.785411784 L a gallon, each to the millilitre:
  // must 300 gal 1135.624; free run 220 gal 832.791, press 30 gal 113.562, so pomace 1135.624 - 946.353 = 189.271;
  // racked 200 gal 757.082 with 5 gal 18.927 of lees, which leaves 832.791 - 757.082 - 18.927 = 56.782;
  // 80 cases are 960 bottles of 0.750, or 720.000, and 757.082 - 720 = 37.082 are left.
  for (const index of varieties.keys()) {
    const level = (name: string) => book.vessels.get(name)?.ml;
    expect([1, 2, 3].map((each) => level(`T${index * 3 + each}`))).toEqual([0, 56_782, 37_082]);
    expect(level(`B${index + 1}`)).toBe(113_562);
  }
  const total = (account: string, measure: string) =>
    book.postings
      .filter((line) => line.account === account && line.measure === measure)
      .reduce((sum, { amount }) => sum + amount, 0);
  expect(total('received', 'grams')).toBe(6 * 1_814_369);
  expect(total('made', 'ml')).toBe(6 * 1_135_624);
  expect(total('lost', 'ml')).toBe(-6 * (189_271 + 18_927));
  expect(total('bottled', 'ml')).toBe(-6 * 720_000);
  const onHand = [...book.vessels.values()].reduce((sum, { ml }) => sum + ml, 0);
  expect(onHand).toBe(6 * (56_782 + 37_082 + 113_562));
  // The late DAP went into 1135.624 L: 100 g / 1135.624 L, whatever was done since.
  const lot = book.lots.get(book.vessels.get('T3')?.lot ?? '');
  const dap = lot?.peaks.get(JSON.stringify(['DAP', 'mg', null]));
  expect(dap && toNumber(dap)).toBeCloseTo(100_000 / 1_135.624, 6);
  expect(book.findings.filter(({ code }) => code !== 'volume_not_measured')).toEqual([]);
}, 120_000);
