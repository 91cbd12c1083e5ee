import { describe, expect, it } from 'vitest';
import { readPlace } from './place.ts';

describe('readPlace', () => {
  it.each([
    ['42.40, -86.27', -86.27, 42.4],
    ['42.40 -86.27', -86.27, 42.4],
    ['42.40;−86.27', -86.27, 42.4],
    ['42.4° N, 86.27° W', -86.27, 42.4],
    ['42°24′ N 86°16′12″ W', -86.27, 42.4],
    ['42 24 N, 86 16.2 W', -86.27, 42.4],
    [`42°24'0"n 86°16'12"w`, -86.27, 42.4],
    ['33.5 S 70.7 W', -70.7, -33.5],
  ])('reads %s', (text, longitude, latitude) => {
    const [x, y] = readPlace(text) ?? [];
    expect(x).toBeCloseTo(longitude, 6);
    expect(y).toBeCloseTo(latitude, 6);
  });

  it.each(['', 'South Haven', '42.4', '142.4, -86', '42.4, -186', '42.4, -86, 3', '42.4 E 86 N'])(
    'rejects “%s”',
    (text) => expect(readPlace(text)).toBeUndefined(),
  );
});
