import { describe, expect, it } from 'vitest';
import { closest, projectionOf, viewAround, wholeWorld, zoomFor } from './view.ts';

const screens = [
  { width: 358, height: 320 },
  { width: 900, height: 480 },
];

describe.each(screens)('the view of a map of $width by $height', (size) => {
  it('is centered on the place at every zoom', () => {
    for (const k of [1, 8, 200]) {
      const [x, y] = projectionOf(size, viewAround(size, [-86.1, 42.2], k))([-86.1, 42.2]) ?? [];
      expect(x).toBeCloseTo(size.width / 2, 6);
      expect(y).toBeCloseTo(size.height / 2, 6);
    }
  });

  it('starts with all vineyards from Norway’s latitude to Patagonia’s', () => {
    const height = (latitude: number) => projectionOf(size, wholeWorld)([0, latitude])?.[1] ?? Number.NaN;
    expect(height(60)).toBeGreaterThan(0);
    expect(height(-48)).toBeLessThan(size.height);
  });

  it('zooms in closer for smaller areas, within limits', () => {
    expect(zoomFor(size, 70_000)).toBeGreaterThan(zoomFor(size, 1_300_000));
    expect(zoomFor(size, 1)).toBe(closest);
    expect(zoomFor(size, 1e12)).toBe(6);
  });
});
