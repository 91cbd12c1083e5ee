import { wineryActKinds } from '@orbit-vine/contract/lots-history.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { describe, expect, it } from 'vitest';
import { door } from './door.ts';
import { english } from './english.ts';
import { englishOffice } from './english-office.ts';
import { languageOfBrowser } from './language.ts';
import { spanish } from './spanish.ts';
import { spanishOffice } from './spanish-office.ts';

type Text = string | ((...values: string[]) => string);

/** The sentences of a catalog by their keys, without the formats at its top. */
function textsOf(catalog: object, path: string[] = []): [key: string, text: Text][] {
  return Object.entries(catalog).flatMap(([name, value]): [string, Text][] => {
    if (typeof value === 'object') return textsOf(value, [...path, name]);
    return path.length === 0 ? [] : [[[...path, name].join('.'), value as Text]];
  });
}

const ofOffice = (catalog: object) =>
  textsOf(catalog).map(([key, text]): [string, Text] => [`ofOffice.${key}`, text]);

const markers = ['⟨0⟩', '⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩'];
const filled = (text: Text) => (typeof text === 'string' ? text : text(...markers.slice(0, text.length)));

const both = {
  en: [...textsOf(english), ...ofOffice(englishOffice), ...textsOf({ door: door.en })],
  es: [...textsOf(spanish), ...ofOffice(spanishOffice), ...textsOf({ door: door.es })],
};
const spanishOf = new Map(both.es);
/** Meanings that English ids say by themselves. */
const own = /^(entry\.meanings|ofOffice\.(reasons|formLines|sumNames))\./;

describe('the catalogs', () => {
  it('have the same keys', () => {
    const keysOf = (texts: [string, Text][]) => texts.map(([key]) => key).filter((key) => !own.test(key));
    expect(keysOf(both.en).length).toBeGreaterThan(550);
    expect(keysOf(both.es).sort()).toEqual(keysOf(both.en).sort());
  });

  it('have the heads of tables in the same order', () => {
    const headsOf = (texts: [string, Text][]) =>
      texts.map(([key]) => key).filter((key) => /heads\./i.test(key));
    expect(headsOf(both.en).length).toBeGreaterThan(50);
    expect(headsOf(both.es)).toEqual(headsOf(both.en));
  });

  it('show every value that a sentence is given', () => {
    const valuesIn = (text: Text | undefined) => [...new Set(filled(text ?? '').match(/⟨\d⟩/g) ?? [])].sort();
    const wanted = both.en.map(([key, text]) => [
      key,
      markers.slice(0, typeof text === 'string' ? 0 : text.length),
    ]);
    expect(both.en.map(([key, text]) => [key, valuesIn(text)])).toEqual(wanted);
    expect(both.en.map(([key]) => [key, valuesIn(spanishOf.get(key))])).toEqual(wanted);
  });
});

const englishWords = /(?<!\p{L})(the|of|and|with|from|is|are|not|what|this|that|was|for|it|which)(?!\p{L})/iu;

/** Written alike in both languages. */
const alike =
  /^(vessels\.no|ferments\.heads\.temperature|round\.field|entry\.(example|said|readAs\.word)|readingKinds\.(brix|baume|ph|alcohol)|vesselKinds\.bin|vessels\.of|frame\.dismiss|ofOffice\.(fruit\.bin|weighTag\.heads\.bin|labels\.papers\.a4|openingList\.bottleHeads\.alcohol))$/;

describe('the Spanish catalog', () => {
  it('has no English', () => {
    const textOf = new Map(both.en.map(([key, text]) => [key, filled(text)]));
    const isEnglish = ([key, text]: [string, Text]) =>
      englishWords.test(filled(text)) || (filled(text) === textOf.get(key) && !alike.test(key));
    expect(both.es.filter(isEnglish).map(([key]) => key)).toEqual([]);
  });

  it('opens every question that it closes', () => {
    // Text messages have no opening marks.
    const written = both.es.map(([, text]) => filled(text)).filter((text) => !text.includes('UNDO'));
    expect(written.filter((text) => text.split('¿').length !== text.split('?').length)).toEqual([]);
    expect(written.some((text) => text.includes('¿'))).toBe(true);
  });

  it('says errors by their code, and unknown ones as the server does', () => {
    const { title } = problems.QUESTION_CLOSED;
    expect(spanish.problem({ code: 'QUESTION_CLOSED', title })).toBe('Esa pregunta ya está resuelta.');
    expect(spanish.problem({ code: 'FILE_BROKEN', title: 'This file is broken.' })).toBe(
      'This file is broken.',
    );
    expect(english.problem({ code: 'QUESTION_CLOSED', title })).toBe(title);
  });

  it('writes numbers as the English one does, so that amounts need no language', () => {
    for (const value of [0.5, 1234.5, -1_234_567.25])
      expect(value.toLocaleString('es-US')).toBe(value.toLocaleString('en-US'));
  });

  it('writes days and lists in Spanish', () => {
    expect(spanish.day('2025-02-08')).toBe('8 feb 2025');
    expect(spanish.list(['T1', 'T2', 'T3'])).toBe('T1, T2 y T3');
  });
});

describe('the acts of a winery in Spanish', () => {
  const act = { by: '⟨0⟩', about: '⟨1⟩', role: 'cellar', formerRole: 'owner', undone: 31, rows: 47 } as const;

  it.each(wineryActKinds)('say %s without English, with its names and numbers', (kind) => {
    const inSpanish = spanishOffice.sayAct({ kind, ...act, settings: ['lockedThrough'] });
    const inEnglish = englishOffice.sayAct({ kind, ...act, settings: ['lockedThrough'] });
    expect(inSpanish).not.toMatch(englishWords);
    expect(inSpanish).not.toBe(inEnglish);
    const valuesIn = (text: string) => (text.match(/⟨\d⟩|\d\d/g) ?? []).sort();
    expect(valuesIn(inSpanish)).toEqual(valuesIn(inEnglish));
  });
});

describe('the language of a browser', () => {
  it('is the first that the lot manager has', () => {
    expect(languageOfBrowser(['es-MX', 'en-US'])).toBe('es');
    expect(languageOfBrowser(['fr-CA', 'ES', 'en'])).toBe('es');
    expect(languageOfBrowser(['en-US', 'es-MX'])).toBe('en');
    expect(languageOfBrowser(['fr'])).toBe('en');
    expect(languageOfBrowser([])).toBe('en');
  });
});
