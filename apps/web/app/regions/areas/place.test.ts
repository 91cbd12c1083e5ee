import { describe, expect, it } from 'vitest';
import { readPlace, writtenPlace } from './place.ts';

/** South Haven's pier light, in the forms that people and maps write. */
const pier = [
  '42.4015, -86.2885',
  '42.4015 -86.2885',
  '42.4015;−86.2885',
  '(42.4015, -86.2885)',
  '42.4015° N, 86.2885° W',
  'N42.4015 W86.2885',
  'W86.2885 N42.4015',
  '86.2885 W, 42.4015 N',
  '42.4015 north, 86.2885 west',
  '42.4015N, -86.2885W',
  'lat 42.4015, long -86.2885',
  'Latitude: 42.4015 Longitude: -86.2885',
  '42,4015 -86,2885',
  '42,4015; -86,2885',
  '42,4015, -86,2885',
  '42,4015,-86,2885',
  '42,4015° N 86,2885° W',
  'https://www.google.com/maps/place/South+Pier/@42.39,-86.27,15z/data=!3m1!4b1!4m6!3m5!8m2!3d42.4015!4d-86.2885',
  'https://www.google.com/maps/@42.4015,-86.2885,15z',
  'https://www.google.com/maps?q=42.4015,-86.2885',
  'https://www.google.com/maps/search/?api=1&query=42.4015%2C-86.2885',
  'https://www.google.com/maps/search/42.4015,+-86.2885',
  'https://maps.apple.com/?ll=42.4015,-86.2885&q=Pier',
  'https://www.openstreetmap.org/#map=15/42.4015/-86.2885',
  'https://www.openstreetmap.org/?mlat=42.4015&mlon=-86.2885#map=12/42/-86',
  'https://www.bing.com/maps?cp=42.4015~-86.2885&lvl=14',
  'geo:42.4015,-86.2885',
];

describe('readPlace', () => {
  it.each(pier)('reads %s', (text) => {
    const { place, meant } = readPlace(text) ?? {};
    expect(place?.[0]).toBeCloseTo(-86.2885, 6);
    expect(place?.[1]).toBeCloseTo(42.4015, 6);
    expect(meant).toBeUndefined();
  });

  it.each([
    ['42°24′ N 86°16′12″ W', -86.27, 42.4],
    ['42 24 N, 86 16.2 W', -86.27, 42.4],
    [`42°24'0"n 86°16'12"w`, -86.27, 42.4],
    ['33.5 S 70.7 W', -70.7, -33.5],
  ])('reads %s', (text, longitude, latitude) => {
    const { place } = readPlace(text) ?? {};
    expect(place?.[0]).toBeCloseTo(longitude, 6);
    expect(place?.[1]).toBeCloseTo(latitude, 6);
  });

  it.each(['42.4015, 86.2885', '-86.2885 42.4015', '86.2885 42.4015'])(
    'asks whether %s means the pier',
    (text) => {
      expect(readPlace(text)?.meant).toEqual([-86.2885, 42.4015]);
    },
  );

  it('takes longitude first if no latitude can be that large', () => {
    expect(readPlace('-121.71, 38.00')).toEqual({ place: [-121.71, 38] });
  });

  it.each(['44.838, -0.579', '-33.93, 18.86', '42.4 N 86.29 E'])('does not doubt %s', (text) => {
    expect(readPlace(text)).not.toHaveProperty('meant');
  });

  it.each([
    '',
    'South Haven',
    '42.4',
    '142.4, -196',
    '42.4, -86, 3',
    '42.4 N 86 N',
    '95 N 86 W',
    'https://example.com/',
  ])('rejects “%s”', (text) => expect(readPlace(text)).toBeUndefined());
});

describe('writtenPlace', () => {
  it('names the hemispheres', () => {
    expect(writtenPlace([-86.2885, 42.4015])).toBe('42.4015° N, 86.2885° W');
    expect(writtenPlace([18.86, -33.93])).toBe('33.93° S, 18.86° E');
  });
});
