import { massForDose } from '../../addition/dose.ts';
import { sweetnessTermCalled, sweetnessToleranceGPerL } from '../../law/sweetness-terms.ts';
import type { Outcome } from '../../outcome.ts';
import { after, inRange } from '../../outcome.ts';
import { alcoholFromAddedSugar, sugarByKitchenRule, sugarForBrix } from '../../sugar/chaptalization.ts';
import { litersPerKgOfDissolvedSugar, volumeWithSugar } from '../../sugar/dissolved-sugar.ts';
import { dosagePerBottle, liqueurSugar, sugarAfterDosage } from '../../sugar/dosage.ts';
import {
  alcoholAfterDilution,
  delleUnits,
  sugarPerLiterOfDryWine,
  sugarToSweeten,
} from '../../sugar/sweetening.ts';
import { brixAfterWater, juiceInMust, waterByVolumeRule, waterForBrix } from '../../sugar/watering-back.ts';
import { gramsPer, litresPer } from '../../units.ts';
import {
  amount,
  anyNumber,
  asks,
  has,
  needed,
  share,
  shown,
  shownOrDose,
  times,
  volumeOf,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import type { PublishedPoint } from '../published-points.ts';

function sugarVolume(point: PublishedPoint): Outcome {
  const pounds = anyNumber(point, 'lb_sugar_per_US_gal');
  if (pounds !== undefined) return inRange((litresPer.usGal / (pounds * gramsPer.lb)) * gramsPer.kg);
  const perLiter = anyNumber(point, 'g_per_L_volume');
  if (perLiter !== undefined) return inRange(1000 / perLiter);
  const rule = words(point, 'rule', 'method', 'basis');
  if (rule.includes('1600')) return inRange(litersPerKgOfDissolvedSugar.cornell);
  if (rule.includes('63')) return inRange(litersPerKgOfDissolvedSugar.bourgeois);
  return inRange(litersPerKgOfDissolvedSugar.britishColumbia);
}

/** The Brix before and after: both, or by how much it rises, which is enough for a rule per degree. */
function brixChange(point: PublishedPoint) {
  const rise = anyNumber(point, 'brix_increase', 'brix_rise', 'degrees_brix');
  const from = anyNumber(point, 'brix_from', 'brix_now', 'brix_initial', 'brix');
  const to = anyNumber(point, 'brix_to', 'brix_wanted', 'brix_target', 'brix_final');
  const brixFrom = from ?? (rise === undefined ? needed(point, from, 'Brix') : 15);
  return { brixFrom, brixTo: to ?? brixFrom + needed(point, rise, 'Brix wanted') };
}

export function reproduceChaptalization(point: PublishedPoint): Outcome {
  if (asks(point, /^sugar_volume/)) return sugarVolume(point);
  const volumeL = volumeOrLiter(point);
  const dry = amount(point, 'masses', 'sugar', 'sugar_added');
  const perKg = anyNumber(point, 'sugar_volume_L_per_kg');
  if (dry !== undefined && asks(point, /volume/)) {
    const before = asks(point, /increase|gained|^sugar/) ? 0 : volumeL;
    const sugarKg = dry / 1000;
    return shown(
      point,
      volumeWithSugar({ volumeL: before, sugarKg, ...(perKg !== undefined && { litersPerKg: perKg }) }),
    );
  }
  const brix = brixChange(point);
  const method = words(point, 'method', 'rule');
  if (/kitchen|rule|(oz|lb) per /.test(method)) {
    const rule = /1\.5 oz/.test(method) ? 'ounceAndAHalfPerUsGallon' : 'eighthOfAPoundPerUsGallon';
    return shownOrDose(point, sugarByKitchenRule({ volumeL, ...brix, rule }), volumeL);
  }
  const sweetenerBrix = anyNumber(
    point,
    'sweetener_brix',
    'concentrate_brix',
    'brix_concentrate',
    'brix_sweetener',
  );
  const sugar = sugarForBrix({ volumeL, ...brix, ...(sweetenerBrix !== undefined && { sweetenerBrix }) });
  if (!asks(point, /volume|alcohol|abv/)) return shownOrDose(point, times(1000, sugar), volumeL);
  const final = after(sugar, (sugarKg) =>
    volumeWithSugar({ volumeL, sugarKg, ...(perKg !== undefined && { litersPerKg: perKg }) }),
  );
  if (asks(point, /volume/)) return shown(point, final);
  return after(final, (finalVolumeL) => alcoholFromAddedSugar({ sugarKg: sugar.value, finalVolumeL }));
}

export function reproduceWatering(point: PublishedPoint): Outcome {
  const waterL = amount(point, 'volumes', 'water', 'water_added');
  const acid = amount(point, 'doses', 'acid', 'tartaric', 'tartaric_acid', 'acid_in_water');
  if (asks(point, /acid|tartaric/) && waterL !== undefined && acid !== undefined) {
    return shown(point, massForDose({ doseGPerL: acid, volumeL: waterL }));
  }
  const brixFrom = needed(point, anyNumber(point, 'brix_from', 'brix_now', 'brix_initial', 'brix'), 'Brix');
  const mustKg = amount(point, 'masses', 'must', 'must_mass', 'must_weight');
  const juice =
    mustKg === undefined
      ? inRange(volumeOf(point))
      : juiceInMust({
          mustKg: mustKg / 1000,
          juiceShare: share(point, 'juice', 'juice_share') ?? 0.7,
          brix: brixFrom,
        });
  const byVolume = /volume rule/.test(words(point, 'method', 'rule', 'basis'));
  if (asks(point, /brix/)) {
    const finalL = amount(point, 'volumes', 'final_volume', 'volume_final', 'volume_to');
    return after(juice, (volumeL) => {
      const added = waterL ?? needed(point, finalL, 'final volume') - volumeL;
      return byVolume
        ? inRange((brixFrom * volumeL) / (volumeL + added))
        : brixAfterWater({ volumeL, brixFrom, waterL: added });
    });
  }
  const formula = byVolume ? waterByVolumeRule : waterForBrix;
  const water = after(juice, (volumeL) => formula({ volumeL, ...brixChange(point) }));
  if (asks(point, /acid|tartaric/)) return shown(point, times(acid ?? 6, water));
  if (asks(point, /water_kg|water_lb|mass/)) return shown(point, times(998.2, water));
  return shown(
    point,
    asks(point, /final|total/) ? after(water, (liters) => inRange(liters + juice.value)) : water,
  );
}

function sweetened(point: PublishedPoint): Outcome {
  const volumeL = volumeOrLiter(point);
  const sugar = amount(
    point,
    'doses',
    'sugar',
    'sugar_to',
    'sugar_wanted',
    'residual_sugar',
    'residual_sugar_to',
  );
  const sugarToGPerL = needed(point, sugar, 'sugar');
  if (/initial volume/.test(words(point, 'method', 'basis'))) return inRange((volumeL * sugarToGPerL) / 1000);
  if (/dry wine/.test(words(point, 'method', 'basis'))) {
    return sugarPerLiterOfDryWine({ volumeL, sugarGPerL: sugarToGPerL });
  }
  const litersPerKg = anyNumber(point, 'sugar_volume_L_per_kg', 'L_per_kg');
  return sugarToSweeten({
    volumeL,
    sugarFromGPerL: amount(point, 'doses', 'sugar_from', 'sugar_now', 'residual_sugar_from') ?? 0,
    sugarToGPerL,
    ...(litersPerKg !== undefined && { litersPerKg }),
  });
}

export function reproduceSweetening(point: PublishedPoint): Outcome {
  const alcohol = anyNumber(point, 'alcohol_pct_vol', 'alcohol_pct_vol_initial', 'abv_pct');
  const delle = anyNumber(point, 'delle_units');
  if (delle !== undefined) {
    const sugar = anyNumber(point, 'sugar_pct') ?? 0;
    // DU = sugar + 4.5 % vol, solved for what is asked.
    return inRange(asks(point, /sugar/) ? delle - 4.5 * (alcohol ?? 0) : (delle - sugar) / 4.5);
  }
  if (asks(point, /delle/)) {
    const sugarG =
      anyNumber(point, 'sugar_pct', 'sugar_g_100mL') ??
      (amount(point, 'doses', 'sugar', 'residual_sugar') ?? 0) / 10;
    return delleUnits({ sugarGPer100Ml: sugarG, alcoholPercentVol: alcohol ?? 0 });
  }
  const gramsPerLiter = anyNumber(point, 'g_per_L_volume');
  const litersPerKg = gramsPerLiter ? 1000 / gramsPerLiter : anyNumber(point, 'sugar_volume_L_per_kg');
  const optional = { ...(litersPerKg !== undefined && { litersPerKg }) };
  const sugarG = amount(point, 'masses', 'sugar', 'sugar_added');
  if (asks(point, /volume_increase|added_volume/)) {
    const sugar = sugarG === undefined ? sweetened(point) : inRange(sugarG / 1000);
    const added = after(sugar, (sugarKg) => volumeWithSugar({ volumeL: 0, sugarKg, ...optional }));
    // A share is of the wine before sweetening, as Cornell counts: 236.5 L on 2000 US gallons.
    return point.unit === '%' ? times(100 / volumeOrLiter(point), added) : shown(point, added);
  }
  if (!asks(point, /volume|alcohol|abv/)) return shown(point, times(1000, sweetened(point)));
  const volumeL = volumeOrLiter(point);
  const finalL = amount(point, 'volumes', 'final_volume', 'volume_final');
  if (finalL !== undefined && !asks(point, /volume/)) {
    return alcoholAfterDilution({
      alcoholPercentVol: needed(point, alcohol, 'alcohol'),
      volumeL,
      finalVolumeL: finalL,
    });
  }
  const sugar = sugarG === undefined ? sweetened(point) : inRange(sugarG / 1000);
  const final = after(sugar, (sugarKg) => volumeWithSugar({ volumeL, sugarKg, ...optional }));
  if (asks(point, /volume/)) return shown(point, final);
  return after(final, (finalVolumeL) =>
    alcoholAfterDilution({ alcoholPercentVol: needed(point, alcohol, 'alcohol'), volumeL, finalVolumeL }),
  );
}

export function reproduceDosage(point: PublishedPoint): Outcome {
  if (asks(point, /tolerance/)) return inRange(sweetnessToleranceGPerL);
  // What a kilogram of sugar takes up in a liqueur, as Bourgeois has it.
  if (/L\/kg/.test(point.unit)) return inRange(litersPerKgOfDissolvedSugar.bourgeois);
  if (has(point, 'term')) {
    const term = sweetnessTermCalled(words(point, 'term'));
    return shown(point, inRange((asks(point, /lower/) ? term?.fromGPerL : term?.toGPerL) ?? Number.NaN));
  }
  const sugarKg = amount(point, 'masses', 'sugar', 'liqueur_sugar');
  if (sugarKg !== undefined && asks(point, /volume/)) {
    const wineL = amount(point, 'volumes', 'wine') ?? 0;
    const asked = /increase|sugar_volume/.test(point.quantity) ? 0 : wineL;
    return shown(point, inRange(asked + (litersPerKgOfDissolvedSugar.bourgeois * sugarKg) / 1000));
  }
  const liqueur =
    sugarKg === undefined
      ? inRange(amount(point, 'doses', 'liqueur', 'liqueur_sugar', 'liqueur_strength') ?? Number.NaN)
      : liqueurSugar({ sugarKg: sugarKg / 1000, wineL: volumeOf(point) });
  if (asks(point, /^liqueur.*(g_L|g_per_L)/)) return shown(point, liqueur);
  const bottleMl = 1000 * (amount(point, 'volumes', 'bottle') ?? 0.75);
  const sugarFromGPerL = amount(point, 'doses', 'sugar_from', 'sugar_before', 'residual_sugar') ?? 0;
  const liqueurMl = anyNumber(point, 'liqueur_mL', 'dosage_mL');
  if (liqueurMl !== undefined) {
    return after(liqueur, (liqueurGPerL) =>
      sugarAfterDosage({ bottleMl, sugarFromGPerL, liqueurMl, liqueurGPerL }),
    );
  }
  const wanted = amount(point, 'doses', 'sugar_to', 'sugar_wanted', 'sugar', 'sugar_target', 'dosage');
  const perBottle = after(liqueur, (liqueurGPerL) =>
    dosagePerBottle({ bottleMl, sugarFromGPerL, sugarToGPerL: needed(point, wanted, 'sugar'), liqueurGPerL }),
  );
  return shown(point, times((anyNumber(point, 'bottles') ?? 1) / 1000, perBottle));
}
