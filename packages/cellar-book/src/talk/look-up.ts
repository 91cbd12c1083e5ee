import type { Language, Query } from '@orbit-vine/cellar-notes/reading.ts';
import type { Book, Lot, Vessel } from '../book/book.ts';
import { fraction, toNumber } from '../exact/fraction.ts';
import { compositionOf } from './reader-context.ts';
import { TALK_WORDS } from './talk-words.ts';

/** One text message. */
const MOST = 160;
const GALLON_ML = 3785.411784;

function clipped(text: string): string {
  return text.length <= MOST ? text : `${text.slice(0, MOST - 3)}...`;
}

function volume(ml: number): string {
  return `${Number((ml / GALLON_ML).toFixed(ml < 100_000 ? 1 : 0))} gal (${Math.round(ml / 1000)} L)`;
}

function amountOf({ ml, grams }: { ml: number; grams: number }): string {
  return grams > 0
    ? `${Math.round(grams / 1000 / 0.45359237)} lb (${Math.round(grams / 1000)} kg)`
    : volume(ml);
}

/** What a question is about: the vessels named, or those that its lot or variety stands in. */
function vesselsAskedFor({ vessels, lot, variety }: Query, book: Book): Vessel[] {
  if (vessels && vessels.length > 0) return vessels.flatMap((id) => book.vessels.get(id) ?? []);
  const held = [...book.vessels.values()].filter((vessel) => vessel.lot !== undefined);
  if (lot !== undefined) return held.filter((vessel) => vessel.lot === lot);
  if (variety === undefined) return [];
  return held.filter((vessel) => {
    const found = book.lots.get(vessel.lot ?? '');
    return found !== undefined && compositionOf(found).some((each) => each.variety === variety);
  });
}

function lotsAskedFor(query: Query, book: Book): Lot[] {
  const named = query.lot === undefined ? [] : [query.lot];
  const held = vesselsAskedFor(query, book).flatMap(({ lot }) => lot ?? []);
  return [...new Set([...named, ...held])].flatMap((id) => book.lots.get(id) ?? []);
}

function contents(query: Query, book: Book, language: Language): string {
  const words = TALK_WORDS[language];
  const lines = vesselsAskedFor(query, book).map((vessel) =>
    vessel.lot === undefined
      ? `${vessel.id} ${words.empty}`
      : `${vessel.id}: ${vessel.lot}, ${amountOf(vessel)}`,
  );
  return lines.length > 0 ? lines.join('; ') : words.nothingThere;
}

function lastReading(query: Query, book: Book, language: Language): string {
  const words = TALK_WORDS[language];
  const lines = lotsAskedFor(query, book).map((lot) => {
    const place = query.vessels?.join(', ') ?? lot.id;
    const fits = lot.readings.filter(
      ({ kind, vessels }) =>
        (query.kind === undefined || kind === query.kind) &&
        (!query.vessels || vessels.some((vessel) => query.vessels?.includes(vessel))),
    );
    const last = fits.at(-1);
    if (!last) return `${place}: ${words.noReadings}`;
    const same = query.kind === undefined ? fits.filter(({ entry }) => entry === last.entry) : [last];
    const values = same.map(({ kind, value }) => `${kind.replace('_', ' ')} ${value}`).join(', ');
    return `${place}: ${values}, ${last.on.slice(5).replace('-', '/')}`;
  });
  return lines.length > 0 ? lines.join('; ') : words.nothingThere;
}

const shownUnits: Record<string, readonly [string, number]> = {
  mg: ['g', 1000],
  uL: ['mL', 1000],
  pack: ['pack', 1],
};

/** What a lot holds of a material now: additions travel with the wine. */
function additions(query: Query, book: Book, language: Language): string {
  const words = TALK_WORDS[language];
  const lines = lotsAskedFor(query, book).map((lot) => {
    const measure = lot.ml > 0 ? 'ml' : 'grams';
    const { parts, whole } = lot.contents[measure].materials;
    const held = [...parts].flatMap(([key, part]) => {
      const [material = '', unit = ''] = JSON.parse(key) as string[];
      if (query.material !== undefined && material !== query.material) return [];
      const [shown, size] = shownUnits[unit] ?? [unit, 1];
      const amount = toNumber(fraction(part * BigInt(lot[measure]), whole)) / size;
      return [`${material} ${Number(amount.toFixed(amount < 10 ? 2 : 0))} ${shown}`];
    });
    return `${lot.id}: ${held.length > 0 ? `${held.join(', ')} ${words.added}` : words.noAdditions}`;
  });
  return lines.length > 0 ? lines.join('; ') : words.nothingThere;
}

function history(query: Query, book: Book, language: Language): string {
  const words = TALK_WORDS[language];
  const lines = lotsAskedFor(query, book).map((lot) => {
    const moves = book.postings.filter((posting) => posting.lot === lot.id).slice(-3);
    const said = moves.map(
      ({ on, vessel, amount, account, measure }) =>
        `${on.slice(5).replace('-', '/')} ${account} ${amount > 0 ? '+' : '-'}${amountOf({ ml: 0, grams: 0, [measure]: Math.abs(amount) })} ${vessel}`,
    );
    return `${lot.id}: ${said.join(', ')}`;
  });
  return lines.length > 0 ? lines.join('; ') : words.nothingThere;
}

function emptyVessels(query: Query, book: Book, language: Language): string {
  const words = TALK_WORDS[language];
  const empty = [...book.vessels.values()].filter(
    ({ lot, kind }) =>
      lot === undefined && kind !== undefined && (query.kind === undefined || kind === query.kind),
  );
  return empty.length > 0 ? `${words.emptyList}: ${empty.map(({ id }) => id).join(', ')}` : words.noneEmpty;
}

/** The answer to a question about the cellar, from the book, in one text message. */
export function lookUp(query: Query, book: Book, language: Language): string {
  const answers = {
    contents,
    volume: contents,
    last_measurement: lastReading,
    additions_total: additions,
    history,
    empty_vessels: emptyVessels,
  };
  return clipped(answers[query.about](query, book, language));
}
