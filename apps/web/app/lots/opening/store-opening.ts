import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { nextLotCode } from '@orbit-vine/cellar-book/lot-codes.ts';
import { foldName, type Setup, type SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryCellar } from '@orbit-vine/contract/lots.ts';
import { addEntry, changeSetup } from '@orbit-vine/contract/lots-endpoints.ts';
import { call } from '../../platform/api.ts';
import type { Wording } from '../wording/english.ts';
import type { OpeningLine, OpeningStock, OpeningWine } from './opening-line.ts';

/** A vessel that exists keeps its name and what the list doesn't say. */
function withVessels(existing: readonly SetupVessel[], listed: readonly SetupVessel[]): SetupVessel[] {
  const all = new Map(existing.map((vessel) => [foldName(vessel.name), vessel]));
  for (const vessel of listed) {
    const before = all.get(foldName(vessel.name));
    all.set(foldName(vessel.name), { ...before, ...vessel, name: before?.name ?? vessel.name });
  }
  return [...all.values()];
}

type Opened = OpeningWine | OpeningStock;

/** The set-up with the varieties and blocks of a wine, which its label may need later. */
function withOrigins(setup: Setup, wines: readonly Opened[]): Setup {
  const varieties = [...setup.varieties];
  const blocks = [...setup.blocks];
  for (const { component } of wines.flatMap(({ composition }) => composition)) {
    const { variety, block } = component;
    if (variety === null) continue;
    if (!varieties.some(({ name }) => foldName(name) === foldName(variety)))
      varieties.push({ name: variety });
    if (block !== null && !blocks.some(({ name }) => foldName(name) === foldName(block)))
      blocks.push({ name: block, variety, appellations: [] });
  }
  return { ...setup, varieties, blocks };
}

interface OpenedLot {
  id: string;
  wine: Opened;
}

interface Opening {
  cellar: WineryCellar;
  book: Book;
  vessels: readonly SetupVessel[];
  lots: readonly OpenedLot[];
  workedOn: string;
  despite: boolean;
  language?: Wording['language'];
}

/** Stores vessels, then a lot for each wine, in vessels or in bottles. Sent again after a failure, it adds only what is missing. */
export async function storeOpening({
  cellar,
  book,
  vessels,
  lots,
  workedOn,
  despite,
  language,
}: Opening): Promise<void> {
  const { winery, setup } = cellar;
  const params = { wineryId: winery.id };
  const wines = lots.map(({ wine }) => wine);
  const changed = withOrigins({ ...setup, vessels: withVessels(setup.vessels, vessels) }, wines);
  if (JSON.stringify(changed) !== JSON.stringify(setup))
    await call(changeSetup, { params, body: { seq: winery.seq, setup: changed } });
  const nameOf = new Map(changed.vessels.map(({ name }) => [foldName(name), name]));
  const taken = wines.flatMap(({ lot }) => lot ?? []);
  for (const { id, wine } of lots) {
    const lot = wine.lot ?? codeFor(wine, { setup: changed, book, taken, workedOn });
    taken.push(lot);
    const work = openingWork(lot, wine, (vessel) => nameOf.get(foldName(vessel)) ?? vessel);
    await call(addEntry, {
      params,
      body: { id, workedOn: wine.workedOn ?? workedOn, work, despite, language },
    });
  }
}

/** The entry of a lot that is there when the book begins. */
export function openingWork(lot: string, wine: Opened, nameOf: (vessel: string) => string): Work {
  const { composition, style, alcoholPercentVol } = wine;
  const facts = {
    ...{ lot, composition },
    ...(style && { style }),
    ...(alcoholPercentVol !== undefined && { alcoholPercentVol }),
  };
  if ('bottles' in wine)
    return { op: 'receive_bottles', account: 'opening', bottles: [wine.bottles], ...facts };
  const levels = wine.levels.map(({ vessel, ml }) => ({ vessel: nameOf(vessel), ml }));
  return { op: 'start', levels, ...facts };
}

function codeFor(
  { composition, called }: Opened,
  { setup, book, taken, workedOn }: { setup: Setup; book: Book; taken: string[]; workedOn: string },
): string {
  const vintages = composition.flatMap(({ component }) => component.vintage ?? []);
  const varieties = new Set(composition.map(({ component }) => component.variety));
  const [variety] = varieties;
  return nextLotCode(setup, book, {
    vintage: vintages.length > 0 ? Math.max(...vintages) : Number(workedOn.slice(0, 4)),
    variety: varieties.size === 1 ? (variety ?? called) : undefined,
    taken,
  });
}

export function winesIn(lines: readonly OpeningLine[]): Opened[] {
  return lines.flatMap(({ wine, stock }) => wine ?? stock ?? []);
}
