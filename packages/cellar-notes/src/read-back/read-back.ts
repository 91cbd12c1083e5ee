import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import type { CellarRecord, Language, Measurement, Part, Quantity, Reading } from '../schema/reading.ts';
import { asTextMessage } from '../text/text-message.ts';
import { backWords } from './words.ts';

const textMessageLength = 160;

/**
 * The reply to a reading: what was stored, or one question. At most 160 characters, one text message; empty if there
 * is nothing to reply (small talk, and facts that the caller looks up). `number` is the entry's in the book.
 */
export function readBack(reading: Reading, language: Language = reading.language, number?: number): string {
  const words = backWords[language];
  if (reading.disposition === 'ignore' || reading.disposition === 'answer') return '';
  if (reading.disposition === 'refuse') return reading.reason ? words.reasons[reading.reason] : '';
  if (reading.disposition === 'ask') return questionOf(reading, language);
  if (reading.follows) return followed(reading.follows, language);
  return stored(reading, language, number);
}

/** What is clear, then the question. */
function questionOf(reading: Reading, language: Language): string {
  const words = backWords[language];
  const [ask] = reading.asks;
  if (!ask) return '';
  const record = reading.records[ask.record];
  const number = ask.value === undefined || ask.about === 'plausibility' ? '' : `${short(ask.value)}: `;
  const kind = ask.kind
    ? ` ${words.kinds[ask.kind] ?? ask.kind}${ask.value === undefined ? '' : ` ${short(ask.value)}`}`
    : '';
  const question = ask.kind ? words.asks[ask.about] : `${number}${words.asks[ask.about]}`;
  const summary = record ? `${describe(record, language)}${kind}` : '';
  return summary === '' ? capitalized(question) : joined(summary, `: ${question}`);
}

function followed(follows: NonNullable<Reading['follows']>, language: Language): string {
  const words = backWords[language];
  const action = words.actions[follows.action];
  if (!follows.set) return action;
  const { at, ...set } = follows.set;
  const value = [at ? at.date : '', detailsOf({ ...set, op: 'note' }, language)].filter(Boolean).join(', ');
  return joined(`${action}: ${value}`, `. ${words.wrong}`);
}

function stored(reading: Reading, language: Language, number?: number): string {
  const words = backWords[language];
  const each = reading.records.map((record) => describe(record, language));
  const date = reading.records[0]?.at;
  const day = date && date.source !== 'received' ? `, ${date.date.slice(5).replace('-', '/')}` : '';
  const entry = number === undefined ? '' : ` #${number}`;
  const tail = `${day}.${entry} ${words.wrong}`;
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

function describe(record: CellarRecord, language: Language): string {
  const details = detailsOf(record, language);
  const verb = backWords[language].operations[record.op];
  return asTextMessage(details === '' ? verb : `${verb} ${details}`).replace(/,$/, '');
}

function detailsOf(record: CellarRecord, language: Language): string {
  const words = backWords[language];
  const move = [
    sources(record, words.from),
    record.to && record.to.length > 0 ? `${words.into} ${vesselList(record.to)}` : '',
  ];
  const location =
    record.vessels && record.vessels.length > 0 ? vesselList(record.vessels) : (record.lot ?? '');
  return [
    record.variety ?? '',
    record.block ? `blk ${record.block}` : '',
    record.method?.replace('_', ' ') ?? record.state?.replaceAll('_', ' ') ?? '',
    record.times === undefined ? '' : `x${record.times}`,
    record.durationMin === undefined ? '' : `${record.durationMin} min`,
    record.material ?? '',
    record.strengthPercent === undefined ? '' : `${record.strengthPercent}%`,
    ...[record.weight, record.amount, record.rate, record.volume].map((quantity) =>
      quantity ? amountOf(quantity, words.each) : '',
    ),
    record.bottles ? `${record.bottles.count} ${words.bottles} ${record.bottles.sizeMl} ml` : '',
    record.all ? words.all : '',
    ...(record.parts ?? []).map((part) => partOf(part, words.into)),
    location,
    ...move,
    record.micron === undefined ? '' : `${record.micron} um`,
    record.loss ? `${words.lost} ${amountOf(record.loss.volume, words.each)}` : '',
    (record.measurements ?? []).map((each) => measured(each, language)).join(', '),
    record.op === 'note' && record.note ? `"${record.note}"` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function sources(record: CellarRecord, from: string): string {
  const source = record.from && record.from.length > 0 ? vesselList(record.from) : record.fromLot;
  return source ? `${from} ${source}` : '';
}

function partOf(part: Part, into: string): string {
  const name = part.vessel ?? part.lot ?? part.variety ?? part.fraction?.replace('_', ' ') ?? '';
  const share = part.volume
    ? amountOf(part.volume, '')
    : part.percent === undefined
      ? ''
      : `${part.percent}%`;
  const to = part.to && part.to.length > 0 ? `${into} ${vesselList(part.to)}` : '';
  return [share, name, to].filter(Boolean).join(' ').concat(',');
}

/** Gallons and pounds, as wineries use, beside the ledger's units. */
function amountOf({ value, unit, per }: Quantity, each: string): string {
  const suffix = per ? ` ${each}` : '';
  if (unit === 'L') return `${short(value / litersPer.usGal)} gal (${short(value)} L)${suffix}`;
  if (unit === 'kg') return `${short((1000 * value) / gramsPer.lb)} lb (${short(value)} kg)${suffix}`;
  return `${short(value)} ${unit}${suffix}`;
}

function measured({ kind, value }: Measurement, language: Language): string {
  const name = backWords[language].kinds[kind] ?? kind;
  if (kind === 'temperature') return `${name} ${short(value * 1.8 + 32)}F (${short(value)}C)`;
  if (kind === 'volume') return `${name} ${short(value / litersPer.usGal)} gal`;
  return `${name} ${kind === 'sg' ? value.toFixed(3) : short(value)}`;
}

/** As many digits as people say: 1136, 22.7, 3.42. */
function short(value: number): string {
  const size = Math.abs(value);
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
