import type { LonLat } from './outlines.ts';

export interface Reading {
  /** The place as typed. */
  place: LonLat;
  /** The likelier meaning of a place outside the United States: a minus sign left out, or longitude first. */
  meant?: LonLat;
}

const number = String.raw`\d+(?:\.\d+)?`;
const compass = '([NSEW])(?:orth|outh|ast|est)?';
/** "42.4", "-86.27", "42°24′30″", "86 16.2". */
const angle = String.raw`([-+]?${number})\s*°?\s*(?:(${number})\s*['′’]?\s*)?(?:(${number})\s*["″”]?\s*)?`;
const lettersAfter = new RegExp(`^${angle}${compass}[,;\\s]*${angle}${compass}$`, 'i');
const lettersBefore = new RegExp(`^${compass}\\s*${angle}[,;\\s]+${compass}\\s*${angle}$`, 'i');
const plain = new RegExp(`^([-+]?${number})\\s*°?\\s*[,;\\s]\\s*([-+]?${number})\\s*°?$`);

/** Coordinates in the addresses of online maps; a pin comes before the middle of the map. */
const inAddresses = [
  /!3d(-?[\d.]+)!4d(-?[\d.]+)/,
  /[?&](?:q|ll|sll|query|daddr|destination|coordinate|center|cp)=(?:loc:)?(-?[\d.]+)[,~](-?[\d.]+)/,
  /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/,
  /\/(?:place|search|dir\/)\/?(-?[\d.]+),\+?(-?[\d.]+)/,
  /@(-?[\d.]+),(-?[\d.]+)/,
  /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/,
  /^geo:(-?[\d.]+),(-?[\d.]+)/i,
];

/** Two numbers with decimal commas, as in most of Europe, and no decimal point. */
const decimalCommas = /^([^\d.]*\d+),(\d+[^\d.]+\d+),(\d+[^\d.]*)$/;

export function readPlace(text: string): Reading | undefined {
  const typed = text.trim().replaceAll(/[−–]/g, '-');
  const place = /^(https?|geo):/i.test(typed) ? linkedPlace(typed) : typedPlace(tidied(typed));
  if (!place) return undefined;
  const [longitude, latitude] = place.at;
  const others: LonLat[] = [
    [-longitude, latitude],
    [latitude, longitude],
    [-latitude, longitude],
  ];
  const meant = place.hasLetters || isInStates(place.at) ? undefined : others.find(isInStates);
  if (isOnEarth(place.at)) return { place: place.at, ...(meant && { meant }) };
  return meant && { place: meant };
}

const tidied = (text: string) =>
  text
    .replaceAll(/[()[\]]/g, '')
    .replaceAll(/\b(lat|lon)(g|itude|gitude)?\.?\s*[:=]?\s*(?=[-+\dNSEW])/gi, '')
    .replace(decimalCommas, '$1.$2.$3')
    .trim();

interface Place {
  at: LonLat;
  hasLetters: boolean;
}

function linkedPlace(address: string): Place | undefined {
  const readable = decoded(address);
  const found = inAddresses.map((form) => form.exec(readable)).find(Boolean);
  return found ? { at: [Number(found[2]), Number(found[1])], hasLetters: true } : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function typedPlace(text: string): Place | undefined {
  const after = lettersAfter.exec(text);
  if (after) {
    const [, a, b, c, first, d, e, f, second] = after;
    return byLetters(first, degrees(a, b, c), second, degrees(d, e, f));
  }
  const before = lettersBefore.exec(text);
  if (before) {
    const [, first, a, b, c, second, d, e, f] = before;
    return byLetters(first, degrees(a, b, c), second, degrees(d, e, f));
  }
  const numbers = plain.exec(text);
  return numbers ? { at: [Number(numbers[2]), Number(numbers[1])], hasLetters: false } : undefined;
}

function degrees(whole = '0', minutes = '0', seconds = '0'): number {
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return whole.startsWith('-') ? -size : size;
}

/** South and west are negative, with or without a minus sign. */
function byLetters(first = '', a: number, second = '', b: number): Place | undefined {
  const signed = (letter: string, angle: number) => (/[SW]/i.test(letter) ? -Math.abs(angle) : angle);
  const [one, other] = [signed(first, a), signed(second, b)];
  const isNorthFirst = /[NS]/i.test(first);
  if (isNorthFirst === /[NS]/i.test(second)) return undefined;
  const at: LonLat = isNorthFirst ? [other, one] : [one, other];
  return isOnEarth(at) ? { at, hasLetters: true } : undefined;
}

const isOnEarth = ([longitude, latitude]: LonLat) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Roughly the United States, with Alaska and Hawaii. */
const isInStates = ([longitude, latitude]: LonLat) =>
  longitude > -180 && longitude < -66 && latitude > 18.5 && latitude < 72;

/** "42.4031° N, 86.2736° W". */
export function writtenPlace([longitude, latitude]: LonLat): string {
  const written = (value: number, [positive, negative]: [string, string]) =>
    `${Number(Math.abs(value).toFixed(5))}° ${value < 0 ? negative : positive}`;
  return `${written(latitude, ['N', 'S'])}, ${written(longitude, ['E', 'W'])}`;
}
