import { hasCue, kindOf, verbOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';
import type { Query } from '../schema/reading.ts';
import type { Token } from '../text/tokens.ts';
import { questions } from '../vocabulary/talk.ts';
import { lotOfVariety, type Names, namesIn } from './names.ts';
import { hasPhrase, phraseLength } from './phrases.ts';

export function opensQuestion(tokens: Token[]): boolean {
  const at = tokens.findIndex(
    (token) =>
      token.kind !== 'mark' &&
      !['hey', 'so', 'oye', 'hola', 'hi', 'and', 'y', 'ok', 'el', 'the', 'please', 'la'].includes(token.text),
  );
  // "hay que trasegar" is a plan, "hay tanques vacios" a question.
  return (
    at >= 0 &&
    !hasPhrase(tokens.slice(at, at + 2), ['hay que']) &&
    // "como 600" is about as many.
    !(tokens[at]?.text === 'como' && tokens[at + 1]?.kind === 'number') &&
    // "did not rack T9"
    tokens[at + 1]?.text !== 'not' &&
    [questions.en, questions.es].some((phrases) => phraseLength(tokens, at, phrases) > 0)
  );
}

const emptyPhrases = [
  'empty',
  'available',
  'free tanks',
  'open tanks',
  'vacio',
  'vacia',
  'vacios',
  'vacias',
  'libres',
  'disponible',
  'disponibles',
  'desocupados',
  'desocupadas',
  'sin vino',
];
const howMuchPhrases = [
  'how much',
  'how many gallons',
  'how many gal',
  'how many liters',
  'how many litres',
  'how full',
  'volume',
  'cuanto',
  'cuantos galones',
  'cuantos litros',
  'cuanta',
  'que volumen',
  'volumen',
  'level',
  'nivel',
  'que tan lleno',
  'how many',
];
const historyPhrases = [
  'history',
  'historial',
  'historia',
  'what happened',
  'que paso',
  'what did we do',
  'what was done',
  'what have we done',
  'what did',
  'que se hizo',
  'que hicimos',
  'que le hicimos',
  'que se le ha hecho',
  'que le hicieron',
  'que hicieron',
  'when',
  'cuando',
  'everything on',
  'all records',
  'all notes',
  'timeline',
  'log',
  'whats been done',
  'show me',
  'activity',
  'who',
  'quien',
  'registro de',
  'registros',
  'que se le hizo',
  'que le han hecho',
  'whats been going on',
  'what has been done',
  'que ha pasado',
  'notes on',
  'records for',
  'record for',
];
const addedPhrases = [
  'added',
  'additions',
  'gotten',
  'had',
  'agregado',
  'adiciones',
  'lleva',
  'llevan',
  'echado',
  'puesto',
  'agregamos',
  'added to',
  'se le ha puesto',
  'total',
  'received',
  'got',
  'recibido',
  'tiene',
  'puesto',
  'so far',
];
const addedToPhrases = [
  'added',
  'additions',
  'gotten',
  'had',
  'did we add',
  'did you add',
  'le pusimos',
  'le echamos',
  'se le puso',
];
const lastPhrases = [
  'last',
  'latest',
  'current',
  'ultimo',
  'ultima',
  'most recent',
  'now',
  'actual',
  'where is',
  'wheres',
];
const readingPhrases = [
  'reading',
  'readings',
  'lectura',
  'lecturas',
  'lab',
  'labs',
  'numbers',
  'analysis',
  'analisis',
  'at what',
  'what is it at',
  'como va',
  'como anda',
  'hows',
  'how is',
  'a cuanto esta',
  'en cuanto esta',
  'en que esta',
  'a que esta',
];

/** Of whose work, but not where. */
const ownWork = ['did i', 'did we', 'have i', 'have we', 'hice', 'hicimos', 'he hecho'];

/** The fact that a message asks for; undefined if it names nothing of the cellar. */
export function queryOf(scanned: Scanned): Query | undefined {
  const { tokens, items } = scanned;
  const names = namesIn(scanned);
  const kind = items
    .map((item) => (item.type === 'reading' ? item.kind : kindOf(item)))
    .find((each) => each !== undefined && each !== 'volume');
  const asksVolume = items.some((item) => kindOf(item) === 'volume');
  const word = vesselWord(scanned);
  if (
    hasPhrase(tokens, emptyPhrases) &&
    !names.vessels &&
    (word || hasPhrase(tokens, ['anything', 'algo', 'what', 'which', 'que', 'cuales', 'any']))
  ) {
    return { about: 'empty_vessels', ...(word ? { kind: word } : {}) };
  }
  const countsBottles = items.some(
    (item) =>
      item.type === 'term' &&
      item.meanings.some((each) => each.is === 'unit' && ['cases', 'bottles'].includes(each.unit.dimension)),
  );
  if (countsBottles && hasPhrase(tokens, ['how many', 'cuantas', 'cuantos']))
    return { about: 'bottles', ...subjectOf(names, scanned) };
  if (!names.vessels && !names.lot && !names.variety && !names.material)
    return hasPhrase(tokens, ownWork) ? { about: 'history' } : undefined;
  const where = subjectOf(names, scanned);
  if (
    names.material &&
    hasPhrase(tokens, [
      ...howMuchPhrases,
      ...addedPhrases,
      'did',
      'was',
      'has',
      'have',
      'any',
      'se le puso',
      'ya',
    ])
  ) {
    if (!kind || !hasPhrase(tokens, lastPhrases))
      return { about: 'additions_total', ...where, material: names.material };
  }
  if (kind) return { about: 'last_measurement', ...where, kind };
  if (hasPhrase(tokens, addedToPhrases) && !names.material) return { about: 'additions_total', ...where };
  if (hasPhrase(tokens, historyPhrases)) return { about: 'history', ...where };
  if (asksVolume || hasPhrase(tokens, howMuchPhrases)) return { about: 'volume', ...where };
  if (hasPhrase(tokens, readingPhrases)) return { about: 'last_measurement', ...where };
  const works = items.some((item) => verbOf(item) !== undefined && !hasCue(item, 'is', 'must'));
  if (works) return { about: 'history', ...where };
  return { about: 'contents', ...where };
}

function subjectOf(names: Names, scanned: Scanned): Pick<Query, 'vessels' | 'lot' | 'variety'> {
  if (names.vessels) return { vessels: names.vessels };
  if (names.lot) return { lot: names.lot };
  if (!names.variety) return {};
  const lot = lotOfVariety(names, scanned);
  return lot ? { lot } : { variety: names.variety };
}

function vesselWord({ tokens, lexicon }: Scanned): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const meaning = lexicon.phraseAt(tokens, at, (each) => each.is === 'vesselWord')?.entries[0]?.meaning;
    if (meaning?.is === 'vesselWord') return meaning.kind;
  }
  return undefined;
}
