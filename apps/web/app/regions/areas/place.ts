import type { LonLat } from './outlines.ts';

/** A number of degrees in any of the usual ways: "42.4", "−86.27", "42°24′30″ N", "86 16.2 W". */
const angle = String.raw`([-−+]?\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['′’]?\s*)?(?:(\d+(?:\.\d+)?)\s*["″”]?\s*)?`;
const withLetters = new RegExp(`^\\s*${angle}([NS])[,;\\s]+${angle}([EW])\\s*$`, 'i');
const plain = /^\s*([-−+]?\d+(?:\.\d+)?)\s*°?\s*[,;\s]\s*([-−+]?\d+(?:\.\d+)?)\s*°?\s*$/;

function degrees(whole = '0', minutes = '0', seconds = '0'): number {
  return Number(whole.replace('−', '-')) + Number(minutes) / 60 + Number(seconds) / 3600;
}

/** Parses a typed latitude and longitude; undefined if they are not a point on Earth. */
export function readPlace(text: string): LonLat | undefined {
  const lettered = withLetters.exec(text);
  const numbers = plain.exec(text);
  let place: LonLat | undefined;
  if (lettered) {
    const [, a, b, c, northSouth = '', d, e, f, eastWest = ''] = lettered;
    place = [
      degrees(d, e, f) * (eastWest.toUpperCase() === 'W' ? -1 : 1),
      degrees(a, b, c) * (northSouth.toUpperCase() === 'S' ? -1 : 1),
    ];
  } else if (numbers) place = [degrees(numbers[2]), degrees(numbers[1])];
  if (!place || Math.abs(place[0]) > 180 || Math.abs(place[1]) > 90) return undefined;
  return place;
}
