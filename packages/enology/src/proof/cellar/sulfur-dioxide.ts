import { massForDose } from '../../addition/dose.ts';
import { inRange, type Outcome } from '../../outcome.ts';
import {
  freeRise,
  saltForGrapes,
  saltForSo2,
  so2OfSalt,
  solutionForSo2,
} from '../../sulfur-dioxide/forms.ts';
import {
  headspaceOxygen,
  so2LostToOxygen,
  so2PerOxygen,
  totalPackageOxygen,
} from '../../sulfur-dioxide/oxygen.ts';
import {
  peroxideByKnockanore,
  peroxideForSo2,
  peroxidePerSo2,
  peroxideSolutionMass,
  peroxideSolutionVolume,
} from '../../sulfur-dioxide/peroxide.ts';
import { so2FractionBySalt } from '../../sulfur-dioxide/sulfite.ts';
import {
  amount,
  anyNumber,
  asks,
  needed,
  share,
  shown,
  times,
  volumeOf,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

function fractionOf(point: PublishedPoint): number {
  const named = words(point, 'salt', 'form', 'product');
  if (named === 'SO2') return 1;
  const salt = /sodium|^Na/i.test(named) || asks(point, /^na|smbs/) ? 'Na2S2O5' : 'K2S2O5';
  const known = Object.hasOwn(so2FractionBySalt, named) ? named : salt;
  return (
    share(point, 'so2', 'strength', 'so2_content', 'salt_strength') ??
    so2FractionBySalt[known as keyof typeof so2FractionBySalt]
  );
}

export function reproduceSo2Forms(point: PublishedPoint): Outcome {
  const so2Fraction = fractionOf(point);
  if (asks(point, /fraction/)) return inRange(so2Fraction);
  const rise = amount(point, 'doses', 'so2_increase', 'rise', 'increase', 'so2', 'target_increase', 'dose');
  const grapesG =
    amount(point, 'masses', 'grapes', 'fruit', 'must', 'mass') ?? (asks(point, /per_t/) ? 1e6 : undefined);
  const freeShare = share(point, 'free_share', 'free');
  if (asks(point, /free/) && rise !== undefined && freeShare !== undefined) {
    return shown(point, times(0.001, freeRise({ riseMgPerL: rise * 1000, freeShare })));
  }
  const saltGPerL = amount(point, 'doses', 'salt', 'kmbs', 'sulfite');
  const tablet = amount(point, 'masses', 'so2') ?? anyNumber(point, 'so2_g_per_tablet', 'tablet_g_SO2');
  if (asks(point, /tablets/) && rise !== undefined && tablet !== undefined) {
    return inRange((rise * volumeOf(point)) / tablet);
  }
  if (asks(point, /solution_(pct|g_)|so2_g_(per_)?100/) && saltGPerL !== undefined) {
    // Percent of a solution is grams in 100 mL.
    return inRange((saltGPerL * so2Fraction) / 10);
  }
  if (rise === undefined) {
    const saltG = amount(point, 'masses', 'kmbs', 'nambs', 'smbs', 'salt', 'sulfite');
    const so2 = so2OfSalt({ saltG: needed(point, saltG, 'salt'), volumeL: volumeOf(point), so2Fraction });
    return shown(point, times(0.001, so2));
  }
  const before = amount(point, 'doses', 'total_so2_before', 'total_so2', 'total', 'so2_before');
  if (asks(point, /total/) && before !== undefined) return shown(point, inRange(rise + before));
  const riseMgPerL = rise * 1000;
  if (grapesG !== undefined) {
    return shown(point, saltForGrapes({ so2MgPerKg: riseMgPerL, grapesT: grapesG / 1e6, so2Fraction }));
  }
  const stock = amount(point, 'doses', 'stock', 'solution');
  if (asks(point, /solution/) && stock !== undefined) {
    const solution = solutionForSo2({ riseMgPerL, volumeL: volumeOf(point), so2GPer100Ml: stock / 10 });
    return shown(point, times(0.001, solution));
  }
  if (asks(point, /^so2_g/)) return shown(point, massForDose({ doseGPerL: rise, volumeL: volumeOf(point) }));
  return shown(point, saltForSo2({ riseMgPerL, volumeL: volumeOrLiter(point), so2Fraction }));
}

export function reproducePeroxide(point: PublishedPoint): Outcome {
  if (asks(point, /per_so2/)) return inRange(peroxidePerSo2);
  const fall = amount(point, 'doses', 'so2_reduction', 'reduction', 'so2_fall', 'so2');
  const given =
    amount(point, 'doses', 'peroxide') ??
    (amount(point, 'masses', 'peroxide') ?? Number.NaN) / volumeOrLiter(point);
  if (fall === undefined && asks(point, /^so2/)) return shown(point, inRange(given / peroxidePerSo2));
  const fallMgPerL = 1000 * needed(point, fall, 'fall of SO2');
  const peroxidePercent =
    anyNumber(point, 'peroxide_pct_w_w', 'peroxide_pct', 'peroxide_pct_w_v', 'pct') ?? 3;
  if (asks(point, /mL_(per_)?hL/)) {
    return peroxideSolutionVolume({ fallMgPerL, volumeL: 100, peroxidePercent });
  }
  if (asks(point, /per_hL|g_hL/))
    return shown(point, peroxideSolutionMass({ fallMgPerL, volumeL: 1, peroxidePercent }));
  const input = { fallMgPerL, volumeL: volumeOrLiter(point) };
  if (!asks(point, /solution/)) return shown(point, peroxideForSo2(input));
  if (/Knockanore/i.test(words(point, 'method'))) {
    return shown(point, times(0.001, peroxideByKnockanore({ ...input, peroxidePercent })));
  }
  if (asks(point, /_g$|_kg$/)) return shown(point, peroxideSolutionMass({ ...input, peroxidePercent }));
  return shown(point, times(0.001, peroxideSolutionVolume({ ...input, peroxidePercent })));
}

export function reproduceOxygen(point: PublishedPoint): Outcome {
  const textbook = /stoichio|textbook|2 SO2/.test(words(point, 'basis', 'method'));
  const ratio = textbook ? so2PerOxygen.textbook : so2PerOxygen.bottledWines;
  if (asks(point, /per_oxygen/)) return inRange(ratio);
  const headspaceMl = 1000 * (amount(point, 'volumes', 'headspace') ?? 0);
  const oxygenPercent = anyNumber(point, 'oxygen_pct', 'headspace_oxygen_pct', 'o2_pct') ?? 21;
  if (asks(point, /headspace/)) return headspaceOxygen({ headspaceMl, oxygenPercent });
  const total = anyNumber(
    point,
    'oxygen_mg_L',
    'tpo_mg_L',
    'total_package_oxygen_mg_L',
    'total_oxygen_mg_L',
    'o2_mg_L',
  );
  const dissolvedMgPerL = anyNumber(point, 'dissolved_oxygen_mg_L', 'do_mg_L', 'dissolved_mg_L') ?? 0;
  const bottleMl = 1000 * (amount(point, 'volumes', 'bottle', 'volume') ?? 0.75);
  const inPackage =
    total === undefined
      ? totalPackageOxygen({ dissolvedMgPerL, headspaceMl, oxygenPercent, bottleMl })
      : inRange(total);
  if (!asks(point, /so2|loss|lost/)) return inPackage;
  return so2LostToOxygen({
    oxygenMgPerL: inPackage.value,
    so2PerOxygen: anyNumber(point, 'so2_per_oxygen', 'ratio') ?? ratio,
  });
}
