import {
  alcoholWithSpirit,
  fortifiedVolume,
  spiritByMass,
  spiritByPearson,
} from '../../alcohol/fortification.ts';
import { blendOf, partsOfFirst, shareOfFirst, volumeOfSecond } from '../../blend/blend.ts';
import { brixOfVolumes } from '../../blend/brix-by-volume.ts';
import { solve } from '../../numerics/root.ts';
import { after, inRange, type Outcome } from '../../outcome.ts';
import { amount, anyNumber, asks, needed, number, shown, times, words } from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

function lotsOf(point: PublishedPoint) {
  return letters.flatMap((letter) => {
    const value = anyNumber(point, `value_${letter}`, `brix_${letter}`, `alcohol_${letter}`);
    const volume =
      amount(point, 'volumes', `volume_${letter}`) ??
      amount(point, 'masses', `mass_${letter}`) ??
      anyNumber(
        point,
        `volume_${letter}`,
        `mass_${letter}`,
        `amount_${letter}`,
        `parts_${letter}`,
        `share_${letter}`,
      );
    return value === undefined ? [] : [{ value, amount: volume }];
  });
}

export function reproduceBlend(point: PublishedPoint): Outcome {
  const lots = lotsOf(point);
  const [first, second] = lots;
  const target = anyNumber(point, 'target', 'target_value', 'value_target');
  if (target === undefined) {
    const known = lots.map((lot) => ({ ...lot, amount: lot.amount ?? 0 }));
    const byVolume =
      /brix|°Bx/i.test(`${point.quantity} ${point.unit}`) && /volume/.test(words(point, 'basis'));
    const [a, b] = known;
    return byVolume && a && b && known.length === 2
      ? brixOfVolumes({
          firstVolumeL: a.amount,
          firstBrix: a.value,
          secondVolumeL: b.amount,
          secondBrix: b.value,
        })
      : blendOf(known);
  }
  const input = {
    first: first?.value ?? number(point, 'value_A'),
    second: second?.value ?? number(point, 'value_B'),
    target,
  };
  const swapped = { ...input, first: input.second, second: input.first };
  const ofB = asks(point, /_B(_|$)/);
  if (asks(point, /parts/)) return partsOfFirst(ofB ? swapped : input);
  if (asks(point, /ratio/)) {
    const [a, b] = [partsOfFirst(input), partsOfFirst(swapped)];
    return after(a, (first) => inRange(/B_to_A/.test(point.quantity) ? b.value / first : first / b.value));
  }
  if (asks(point, /pct|percent/)) return times(100, shareOfFirst(ofB ? swapped : input));
  const totalL = amount(point, 'volumes', 'volume_total', 'total_volume', 'volume');
  if (totalL !== undefined) return shown(point, times(totalL, shareOfFirst(ofB ? swapped : input)));
  if (asks(point, /volume/) || first?.amount !== undefined || second?.amount !== undefined) {
    return first?.amount === undefined
      ? shown(point, volumeOfSecond({ ...swapped, firstVolumeL: needed(point, second?.amount, 'volume') }))
      : shown(point, volumeOfSecond({ ...input, firstVolumeL: first.amount }));
  }
  return shareOfFirst(ofB ? swapped : input);
}

function partsOfSpirit(point: PublishedPoint): Outcome {
  const [spirit, wine, target] = [
    number(point, 'spirit_alcohol_pct_vol'),
    needed(point, anyNumber(point, 'wine_alcohol_pct_vol', 'alcohol_pct_vol'), 'alcohol'),
    needed(point, anyNumber(point, 'target_alcohol_pct_vol', 'target_pct_vol'), 'target'),
  ];
  return asks(point, /wine/)
    ? partsOfFirst({ first: wine, second: spirit, target })
    : partsOfFirst({ first: spirit, second: wine, target });
}

export function reproduceFortification(point: PublishedPoint): Outcome {
  if (asks(point, /parts/)) return partsOfSpirit(point);
  const volumeInUnit = amount(point, 'volumes', 'wine_volume', 'volume');
  const unitless = anyNumber(point, 'wine_volume', 'volume');
  const wineVolumeL = needed(point, unitless ?? volumeInUnit, 'volume');
  // A volume without a unit comes back in the unit it was given in, whichever that is.
  const inUnit = (outcome: Outcome) => (unitless === undefined ? shown(point, outcome) : outcome);
  const spirit = anyNumber(point, 'spirit_volume') ?? amount(point, 'volumes', 'spirit_volume', 'spirit');
  const target = anyNumber(point, 'target_alcohol_pct_vol', 'target_pct_vol');
  if (target === undefined && spirit !== undefined && asks(point, /volume/)) {
    return inUnit(inRange(wineVolumeL + spirit));
  }
  const wineAlcoholPercentVol = needed(
    point,
    anyNumber(point, 'wine_alcohol_pct_vol', 'alcohol_pct_vol'),
    'alcohol',
  );
  const spiritAlcoholPercentVol = number(point, 'spirit_alcohol_pct_vol');
  if (target === undefined) {
    const spiritVolumeL = needed(point, spirit, 'spirit');
    const known = { wineVolumeL, wineAlcoholPercentVol, spiritAlcoholPercentVol };
    if (!/mass|OIML/.test(words(point, 'method'))) return alcoholWithSpirit({ ...known, spiritVolumeL });
    const targetAlcoholPercentVol = solve({
      of: (percent) => spiritByMass({ ...known, targetAlcoholPercentVol: percent }).value,
      target: spiritVolumeL,
      low: wineAlcoholPercentVol,
      high: spiritAlcoholPercentVol - 0.01,
    });
    return inRange(targetAlcoholPercentVol);
  }
  const input = {
    wineVolumeL,
    wineAlcoholPercentVol,
    targetAlcoholPercentVol: target,
    spiritAlcoholPercentVol,
  };
  const byMass = /mass|OIML/.test(words(point, 'method'));
  const added = byMass ? spiritByMass(input) : spiritByPearson(input);
  const final = byMass ? fortifiedVolume(input) : after(added, (spiritL) => inRange(wineVolumeL + spiritL));
  if (asks(point, /contraction/)) {
    return inUnit(
      after(added, (spiritL) => after(final, (finalL) => inRange(wineVolumeL + spiritL - finalL))),
    );
  }
  return inUnit(asks(point, /final|total/) ? final : added);
}
