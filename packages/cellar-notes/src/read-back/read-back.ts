import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import type { CellarRecord, Language, Measurement, Part, Quantity, Reading } from '../schema/reading.ts';
import { asTextMessage, textMessageLength } from '../text/text-message.ts';
import { answersTo } from './answers.ts';
import { backWords } from './words.ts';

interface Told {
  language?: Language;
  /** The entry's number in the book. */
  number?: number;
  /** Lots that the work creates where two wines meet. */
  newLots?: readonly string[];
  /** The winery's unit of volume. */
  unit?: 'gal' | 'L';
  /** Names of vessels for examples of an answer. */
  vessels?: readonly string[];
}

interface Voice {
  language: Language;
  unit: 'gal' | 'L';
}

/**
 * The reply to a reading: what was stored, or one question with two possible answers. At most 160 characters, one text
 * message; empty if there is nothing to reply (small talk, and facts that the caller looks up).
 */
export function readBack(reading: Reading, told: Told = {}): string {
  const { language = reading.language, unit = 'gal' } = told;
  const voice = { language, unit };
  const words = backWords[language];
  if (reading.disposition === 'ignore' || reading.disposition === 'answer') return '';
  if (reading.disposition === 'refuse') return reading.reason ? words.reasons[reading.reason] : '';
  if (reading.disposition === 'ask') return questionOf(reading, voice, told.vessels);
  if (reading.follows) return followed(reading.follows, voice);
  return stored(reading, voice, told);
}

/** What was understood, then the question, then answers that it understands if there is room. */
function questionOf(reading: Reading, voice: Voice, vessels: readonly string[] = []): string {
  const { language, unit } = voice;
  const words = backWords[language];
  const [ask] = reading.asks;
  if (!ask) return '';
  const record = reading.records[ask.record];
  const number = ask.value === undefined || ask.about === 'plausibility' ? '' : `${short(ask.value)}: `;
  const kind = ask.kind
    ? ` ${words.kinds[ask.kind] ?? ask.kind}${ask.value === undefined ? '' : ` ${short(ask.value)}`}`
    : '';
  const question = ask.kind ? words.asks[ask.about] : `${number}${words.asks[ask.about]}`;
  const summary = record ? `${describe(record, voice)}${kind}` : '';
  const answers = record ? answersTo(ask, record, { language, unit, vessels }) : [];
  const example = answers.length > 0 ? ` ${words.example} ${answers.join(` ${words.or} `)}` : '';
  if (summary === '') return `${capitalized(question)}${example}`;
  const fits = summary.length + question.length + example.length + 2 <= textMessageLength;
  return joined(summary, `: ${question}${fits ? example : ''}`);
}

/** What was understood, without an entry. */
export function summaryOf(records: readonly CellarRecord[], voice: Voice): string {
  return records.map((record) => describe(record, voice)).join('; ');
}

/** The reply to UNDO. */
export function takenBack(records: readonly CellarRecord[], voice: Voice): string {
  const { actions, struck } = backWords[voice.language];
  return joined([actions.void, summaryOf(records, voice)].filter(Boolean).join(': '), `. ${struck}`);
}

function followed(follows: NonNullable<Reading['follows']>, voice: Voice): string {
  const { language } = voice;
  const words = backWords[language];
  if (follows.action === 'void') return takenBack([], voice);
  const action = words.actions[follows.action];
  if (!follows.set) return action;
  const { at, ...set } = follows.set;
  const value = [at ? at.date : '', detailsOf({ ...set, op: 'note' }, voice)].filter(Boolean).join(', ');
  return joined(`${action}: ${value}`, `. ${words.wrong}`);
}

function stored(reading: Reading, voice: Voice, { number, newLots = [] }: Told): string {
  const { language } = voice;
  const words = backWords[language];
  const each = reading.records.map((record) => describe(record, voice));
  const date = reading.records[0]?.at;
  const day = date && date.source !== 'received' ? `, ${date.date.slice(5).replace('-', '/')}` : '';
  const entry = number === undefined ? '' : ` #${number}`;
  const lots = newLots.length > 0 ? `, ${words.newLot} ${newLots.join(', ')}` : '';
  const tail = `${lots}${day}.${entry} ${words.wrong}`;
  for (let count = each.length; count > 0; count -= 1) {
    const more = each.length > count ? ` +${each.length - count} ${words.more}` : '';
    const text = `${each.slice(0, count).join('; ')}${more}${tail}`;
    if (text.length <= textMessageLength) return text;
  }
  // A confirmation must not leave out anything stored.
  return each.length > 1
    ? joined(`${each[0]} +${each.length - 1} ${words.more}`, tail)
    : joined(each[0] ?? '', tail);
}

function joined(head: string, tail: string): string {
  const room = textMessageLength - tail.length;
  return `${head.length <= room ? head : `${head.slice(0, room - 3)}...`}${tail}`;
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function describe(record: CellarRecord, voice: Voice): string {
  const details = detailsOf(record, voice);
  const verb = backWords[voice.language].operations[record.op];
  return asTextMessage(details === '' ? verb : `${verb} ${details}`).replace(/,$/, '');
}

function detailsOf(record: CellarRecord, voice: Voice): string {
  const { language } = voice;
  const words = backWords[language];
  const move = [
    sources(record, words.from),
    record.to && record.to.length > 0 ? `${words.into} ${vesselList(record.to)}` : '',
  ];
  const location =
    record.vessels && record.vessels.length > 0 ? vesselList(record.vessels) : (record.lot ?? '');
  const isShared = record.parts?.some(({ volume }) => volume) === true;
  return [
    record.variety ?? '',
    record.block ? `blk ${record.block}` : '',
    record.method?.replace('_', ' ') ?? record.state?.replaceAll('_', ' ') ?? '',
    record.times === undefined ? '' : `x${record.times}`,
    record.durationMin === undefined ? '' : `${record.durationMin} min`,
    materialOf(record),
    record.strengthPercent === undefined ? '' : `${record.strengthPercent}%`,
    ...[record.weight, record.amount, record.rate, isShared ? undefined : record.volume].map((quantity) =>
      quantity ? amountOf(quantity, voice) : '',
    ),
    record.bottles ? `${record.bottles.count} ${words.bottles} ${record.bottles.sizeMl} ml` : '',
    record.all && !record.loss ? words.all : '',
    ...(record.parts ?? []).map((part) => partOf(part, voice)),
    location,
    record.use ? words.uses[record.use] : '',
    ...move,
    record.micron === undefined ? '' : `${record.micron} um`,
    record.loss ? `${words.lost} ${amountOf(record.loss.volume, voice)}` : '',
    (record.measurements ?? []).map((each) => measuredWords(each, voice)).join(', '),
    record.op === 'note' && record.note ? `"${record.note}"` : '',
    record.op === 'note' && record.reason === 'bulk' ? words.stillCounted : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "30 ppm KMBS" means SO2, as the book has it. */
function materialOf({ material = '', rate }: CellarRecord): string {
  return rate?.basis === 'SO2' ? 'SO2' : material;
}

function sources(record: CellarRecord, from: string): string {
  const source = record.from && record.from.length > 0 ? vesselList(record.from) : record.fromLot;
  return source ? `${from} ${source}` : '';
}

function partOf(part: Part, voice: Voice): string {
  const { into } = backWords[voice.language];
  const name = part.vessel ?? part.lot ?? part.variety ?? part.fraction?.replace('_', ' ') ?? '';
  const share = part.volume
    ? amountOf(part.volume, voice)
    : part.percent === undefined
      ? ''
      : `${part.percent}%`;
  const to = part.to && part.to.length > 0 ? `${into} ${vesselList(part.to)}` : '';
  return [share, name, to].filter(Boolean).join(' ').concat(',');
}

/** In the winery's units; gallons and pounds beside the ledger's. */
function amountOf({ value, unit, per }: Quantity, { language, unit: own }: Voice): string {
  const suffix = per ? ` ${backWords[language].each}` : '';
  if (own === 'L' || !(unit === 'L' || unit === 'kg')) return `${short(value)} ${unit}${suffix}`;
  if (unit === 'L') return `${short(value / litersPer.usGal)} gal (${short(value)} L)${suffix}`;
  return `${short((1000 * value) / gramsPer.lb)} lb (${short(value)} kg)${suffix}`;
}

export function measuredWords({ kind, value }: Measurement, { language, unit }: Voice): string {
  const name = backWords[language].kinds[kind] ?? kind;
  if (kind === 'temperature')
    return unit === 'L'
      ? `${name} ${short(value)}C`
      : `${name} ${short(value * 1.8 + 32)}F (${short(value)}C)`;
  if (kind === 'volume')
    return unit === 'L' ? `${name} ${short(value)} L` : `${name} ${short(value / litersPer.usGal)} gal`;
  return `${name} ${kind === 'sg' ? value.toFixed(3) : short(value)}`;
}

/** As many digits as people say: 1136, 22.7, 3.42, 0.004. */
function short(value: number): string {
  const size = Math.abs(value);
  if (size < 0.1) return String(Number(value.toPrecision(2)));
  return String(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)));
}

/** "B101-B110, K1": runs of neighbors as a range. */
export function vesselList(ids: string[]): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last && follows(last.at(-1) ?? '', id)) last.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(', '))).join(', ');
}

function follows(one: string, other: string): boolean {
  const split = (id: string) => /^([^\d]*)(\d+)$/.exec(id);
  const [left, right] = [split(one), split(other)];
  return left !== null && right !== null && left[1] === right[1] && Number(right[2]) === Number(left[2]) + 1;
}
