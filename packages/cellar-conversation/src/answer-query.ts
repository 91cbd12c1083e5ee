import type { Held, Lot } from '@orbit-vine/cellar-book/book/book.ts';
import { vesselsOfLot } from '@orbit-vine/cellar-book/book/ledger.ts';
import { approximately } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { lotCode, lotOfCode, varietiesOf } from '@orbit-vine/cellar-book/lot-codes.ts';
import { bottleStock } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import type { Language, Query } from '@orbit-vine/cellar-notes/schema/reading.ts';
import { asTextMessage, textMessageLength } from '@orbit-vine/cellar-notes/text/text-message.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import type { Cellar } from './cellar.ts';

const words = {
  en: {
    empty: 'empty',
    none: 'Nothing on record.',
    noVessels: 'None is empty.',
    unknown: 'Which vessel or lot?',
    bottle: 'bottles',
    box: 'cases of',
  },
  es: {
    empty: 'sin nada',
    none: 'No hay registro.',
    noVessels: 'Todos tienen algo.',
    unknown: '¿Qué tanque o lote?',
    bottle: 'botellas',
    box: 'cajas de',
  },
} as const satisfies Record<Language, unknown>;

const round = (value: number) => String(Number(value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)));

interface Question {
  cellar: Cellar;
  query: Query;
  language: Language;
  unit: 'gal' | 'L';
}

function volumeText({ ml, grams }: { ml: number; grams: number }, unit: 'gal' | 'L'): string {
  if (ml === 0 && grams > 0) return `${round(grams / gramsPer.lb)} lb (${round(grams / 1000)} kg)`;
  const liters = ml / 1000;
  return unit === 'L' ? `${round(liters)} L` : `${round(liters / litersPer.usGal)} gal (${round(liters)} L)`;
}

function lotsInQuestion({ cellar, query }: Question): Lot[] {
  const { book, setup } = cellar;
  const named = query.lot === undefined ? [] : [lotOfCode(setup, book, query.lot)];
  const inVessels = (query.vessels ?? []).flatMap((vessel) => book.vessels.get(vessel)?.lot ?? []);
  const ofVariety = [...book.lots.values()].filter(
    (lot) => query.variety && (lot.ml > 0 || lot.grams > 0) && varietiesOf(lot).has(query.variety),
  );
  const ids = new Set([...named, ...inVessels, ...ofVariety.map(({ id }) => id)]);
  return [...ids].flatMap((id) => book.lots.get(id) ?? []);
}

/** The vessels asked about, else lots: wine in another vessel of a lot may have had other additions. */
function winesInQuestion(question: Question): { name: string; held: Held }[] {
  const { cellar, query } = question;
  if (!query.vessels?.length)
    return lotsInQuestion(question).map((lot) => ({ name: lotCode(cellar.setup, lot.id), held: lot }));
  return query.vessels.flatMap((name) => {
    const held = cellar.book.vessels.get(name);
    return held?.lot === undefined ? [] : [{ name, held }];
  });
}

function contentsOf(question: Question): string[] {
  const { cellar, query, language, unit } = question;
  const { book, setup } = cellar;
  if (query.vessels && query.vessels.length > 0)
    return query.vessels.map((id) => {
      const vessel = book.vessels.get(id);
      if (vessel?.lot === undefined) return `${id}: ${words[language].empty}`;
      const made = [...varietiesOf(vessel)].map(([name, share]) => `${name} ${round(share * 100)}%`);
      const varieties = query.about === 'contents' && made.length > 0 ? `, ${made.join(', ')}` : '';
      return `${id}: ${lotCode(setup, vessel.lot)}, ${volumeText(vessel, unit)}${varieties}`;
    });
  return lotsInQuestion(question).map(
    (lot) => `${lotCode(setup, lot.id)}: ${volumeText(lot, unit)}, ${vesselsOfLot(book, lot.id).join(' ')}`,
  );
}

function lastMeasurement(question: Question): string[] {
  const { cellar, query } = question;
  return lotsInQuestion(question).flatMap((lot) => {
    const fitting = lot.readings.filter(
      ({ kind, vessels }) =>
        (query.kind === undefined || kind === query.kind) &&
        (!query.vessels?.length || vessels.some((vessel) => query.vessels?.includes(vessel))),
    );
    const last = fitting.at(-1);
    if (!last) return [];
    const value = last.kind === 'sg' ? last.value.toFixed(3) : round(last.value);
    const shown =
      last.kind === 'temperature'
        ? `${round(last.value * 1.8 + 32)}F`
        : `${value} ${last.unit.replace('°', '')}`;
    const where = query.vessels?.join(' ') || lotCode(cellar.setup, lot.id);
    return [`${where}: ${last.kind.replace('_', ' ')} ${shown}, ${last.on.slice(5).replace('-', '/')}`];
  });
}

/** Grams or milliliters of an added material that are in the wine now. */
function additionsTotal(question: Question): string[] {
  return winesInQuestion(question).map(({ name, held }) => {
    const measure = held.ml > 0 ? 'ml' : 'grams';
    const { materials } = held.contents[measure];
    const parts = [...approximately(materials)].flatMap(([key, perUnit]) => {
      const [material, unit]: [string, string] = JSON.parse(key);
      if (question.query.material !== undefined && material !== question.query.material) return [];
      const amount = perUnit * held[measure];
      const shown =
        unit === 'mg'
          ? `${round(amount / 1000)} g`
          : unit === 'uL'
            ? `${round(amount / 1000)} mL`
            : `${round(amount)} pack`;
      return [`${material} ${shown}`];
    });
    const additions = parts.length > 0 ? parts.join(', ') : words[question.language].none;
    return `${name}: ${additions}`;
  });
}

/** Cases and bottles in bond, by lot and size. */
function bottlesOf(question: Question): string[] {
  const { cellar, query, language } = question;
  const isAll = !query.lot && !query.vessels?.length && !query.variety;
  const lots = new Set(lotsInQuestion(question).map(({ id }) => id));
  const lines = bottleStock(cellar.book).filter(({ bottling: { lot } }) => {
    const bottled = cellar.book.lots.get(lot);
    const isNamed = query.variety !== undefined && bottled && varietiesOf(bottled).has(query.variety);
    return isAll || lots.has(lot) || isNamed;
  });
  return lines.map(({ bottling, sizeMl, cases, caseOf, loose }) => {
    const { bottle, box } = words[language];
    const parts = [
      ...(cases > 0 ? [`${cases} ${box} ${caseOf}`] : []),
      ...(loose > 0 ? [`${loose} ${bottle}`] : []),
    ];
    return `${lotCode(cellar.setup, bottling.lot)}: ${parts.join(' + ')}, ${sizeMl} ml`;
  });
}

function emptyVessels({ cellar, query, language }: Question): string[] {
  const empty = cellar.setup.vessels.filter(
    ({ name, kind, retired }) =>
      !retired && (query.kind === undefined || kind === query.kind) && !cellar.book.vessels.get(name)?.lot,
  );
  return [empty.length > 0 ? empty.map(({ name }) => name).join(' ') : words[language].noVessels];
}

const factsAbout: Partial<Record<Query['about'], (question: Question) => string[]>> = {
  empty_vessels: emptyVessels,
  bottles: bottlesOf,
  last_measurement: lastMeasurement,
  additions_total: additionsTotal,
};

/** The answer to a question about the cellar, from the book, as one text message. */
export function answerQuery(question: Question): string {
  const { query, language } = question;
  const facts = (factsAbout[query.about] ?? contentsOf)(question);
  const isOfAll = query.about === 'empty_vessels' || query.about === 'bottles';
  const namesSubject = isOfAll || query.vessels?.length || query.lot || query.variety;
  const text = facts.join('; ') || (namesSubject ? words[language].none : words[language].unknown);
  const plain = asTextMessage(text);
  return plain.length <= textMessageLength ? plain : `${plain.slice(0, textMessageLength - 3)}...`;
}
