import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import { barrelByOughtred, barrelBySwissRule, wineMissing } from './barrel.ts';
import { dryGoodsToOrder, volumeOfBottles, wholeBottles } from './grape-yield.ts';
import { lineSpeed, lineVolume, transferMinutes } from './line.ts';
import { cone, cylinderOnCone, horizontalCylinder, verticalCylinder } from './tank.ts';

const size = from(0.2, 5);

describe('a tank', () => {
  it('is full at full depth, half full at half, and rises in between', () => {
    fc.assert(
      fc.property(size, size, from(0, 0.99), (diameterM, lengthM, share) => {
        const at = (depthM: number) => horizontalCylinder({ diameterM, lengthM, depthM }).value;
        expect(same(at(diameterM), (Math.PI * diameterM ** 2 * lengthM) / 4)).toBe(true);
        expect(same(2 * at(diameterM / 2), at(diameterM))).toBe(true);
        expect(at(diameterM * (share + 0.01))).toBeGreaterThan(at(diameterM * share));
        expect(at(0)).toBe(0);
      }),
    );
  });

  it('contains below a level what it lacks above the mirrored level', () => {
    fc.assert(
      fc.property(size, size, from(0, 1), (diameterM, lengthM, share) => {
        const at = (depthM: number) => horizontalCylinder({ diameterM, lengthM, depthM }).value;
        const full = at(diameterM);
        const [below, above] = [at(diameterM * share), at(diameterM * (1 - share))];
        expect(Math.abs(below + above - full)).toBeLessThan(1e-6 * full);
      }),
    );
  });

  it('scales with its width as an ellipse', () => {
    const circle = { diameterM: 1, lengthM: 3, depthM: 0.4 };
    expect(horizontalCylinder({ ...circle, widthM: 2 }).value).toBeCloseTo(
      2 * horizontalCylinder(circle).value,
      12,
    );
  });

  it('fills a cone and its cylinder without a step', () => {
    const tank = { diameterM: 2, coneHeightM: 1 };
    expect(cylinderOnCone({ ...tank, depthM: 1 }).value).toBeCloseTo(
      cone({ diameterM: 2, heightM: 1, depthM: 1 }).value,
      12,
    );
    const aboveCone =
      cylinderOnCone({ ...tank, depthM: 1.5 }).value - cylinderOnCone({ ...tank, depthM: 1 }).value;
    expect(aboveCone).toBeCloseTo(verticalCylinder({ diameterM: 2, depthM: 0.5 }).value, 12);
  });

  it('has no value for a depth above its height', () => {
    expect(horizontalCylinder({ diameterM: 1, lengthM: 1, depthM: 1.1 }).note).toMatch(
      /greater than the height of the tank/,
    );
    expect(cone({ diameterM: 1, heightM: 1, depthM: 1.1 }).note).toMatch(
      /greater than the height of the tank/,
    );
  });
});

describe('a barrel', () => {
  it('is a cylinder by both formulas when its sides are straight, and differs by 2 % when it bulges', () => {
    const straight = { bilgeDiameterM: 0.6, headDiameterM: 0.6, lengthM: 1 };
    const cylinder = verticalCylinder({ diameterM: 0.6, depthM: 1 }).value;
    expect(barrelByOughtred(straight).value).toBeCloseTo(cylinder, 12);
    expect(barrelBySwissRule(straight).value).toBeCloseTo(cylinder, 12);
    const bulging = { bilgeDiameterM: 0.7, headDiameterM: 0.56, lengthM: 0.95 };
    expect(barrelBySwissRule(bulging).value / barrelByOughtred(bulging).value).toBeGreaterThan(0.98);
  });

  it('lacks nothing, half, or everything at a dip of zero, half the bilge, or all of it', () => {
    const barrel = { bilgeDiameterM: 0.7, headDiameterM: 0.56, lengthM: 0.95 };
    const full = barrelByOughtred(barrel).value;
    expect(wineMissing({ ...barrel, ullageM: 0 }).value).toBe(0);
    expect(wineMissing({ ...barrel, ullageM: 0.35 }).value).toBeCloseTo(full / 2, 12);
    expect(wineMissing({ ...barrel, ullageM: 0.7 }).value).toBeCloseTo(full, 12);
    expect(barrelByOughtred({ ...barrel, headDiameterM: 0.8 }).note).toMatch(/wider at the bilge/);
  });
});

describe('a line', () => {
  it('empties in the time that its speed takes for its length', () => {
    fc.assert(
      fc.property(
        from(0.01, 0.1),
        from(1, 100),
        from(100, 20_000),
        (innerDiameterM, lengthM, flowLPerHour) => {
          const volumeL = lineVolume({ innerDiameterM, lengthM }).value;
          const seconds = 60 * transferMinutes({ volumeL, flowLPerHour }).value;
          expect(same(seconds * lineSpeed({ innerDiameterM, flowLPerHour }).value, lengthM)).toBe(true);
        },
      ),
    );
  });
});

describe('a bottling', () => {
  it('never fills more than the volume, and leaves less than a bottle', () => {
    fc.assert(
      fc.property(from(1, 100_000), fc.constantFrom(187, 375, 500, 750, 1000, 1500), (volumeL, bottleMl) => {
        const bottles = wholeBottles({ volumeL, bottleMl }).value;
        const filled = volumeOfBottles({ bottles, bottleMl }).value;
        expect(Number.isInteger(bottles)).toBe(true);
        expect(filled).toBeLessThanOrEqual(volumeL + 1e-6);
        expect(volumeL - filled).toBeLessThan(bottleMl / 1000 + 1e-6);
      }),
    );
  });

  it('loses no whole bottle to floating-point error', () => {
    expect(wholeBottles({ volumeL: 225, bottleMl: 750 }).value).toBe(300);
    expect(wholeBottles({ volumeL: 0.7 * 3, bottleMl: 700 }).value).toBe(3);
    expect(dryGoodsToOrder({ bottles: 300, sparePercent: 2 }).value).toBe(306);
  });
});
