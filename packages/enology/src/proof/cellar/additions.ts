import {
  copperFraction,
  copperOfSolution,
  copperSolutionToAdd,
  copperSulfateToAdd,
} from '../../addition/copper-sulfate.ts';
import { dapPerNitrogen, doseOfMass, massForDose } from '../../addition/dose.ts';
import {
  bentoniteWaterLPerKg,
  riseOfSolution,
  type SolutionMethod,
  saltForStock,
  slurryForDose,
  solutionForRise,
  waterBrought,
} from '../../addition/solution.ts';
import {
  sorbateByMeadTools,
  sorbateNeeded,
  sorbicAcidFraction,
  sorbicAcidOf,
} from '../../addition/sorbate.ts';
import { after, inRange, type Outcome } from '../../outcome.ts';
import { gramsPer, litresPer } from '../../units.ts';
import {
  amount,
  anyNumber,
  asks,
  has,
  needed,
  number,
  share,
  shown,
  shownOrDose,
  times,
  volumeOf,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import { baseOf, unitFamilies } from '../point-units.ts';
import type { PublishedPoint } from '../published-points.ts';

/** A number in one unit, asked for in another of its family; a dose in a volume is what that takes. */
export function reproduceUnits(point: PublishedPoint): Outcome {
  const [dose, volumeL] = [amount(point, 'doses', '', 'dose'), amount(point, 'volumes', 'volume', 'tank')];
  if (dose !== undefined && volumeL !== undefined)
    return shownOrDose(point, inRange(dose * volumeL), volumeL);
  for (const family of ['doses', 'dilutions', 'volumes', 'masses', 'lengths'] as const) {
    const value = amount(point, family, '');
    const base = baseOf(unitFamilies[family], point.quantity) ?? baseOf(unitFamilies[family], point.unit);
    if (value !== undefined && base !== undefined) return inRange(value / base);
  }
  throw new Error(`${point.id} has no unit that is known`);
}

const doseOf = (point: PublishedPoint) =>
  amount(
    point,
    'doses',
    'dose',
    'target_increase',
    'so2_increase',
    'increase',
    'rise',
    'target',
    'target_dose',
    'wanted',
    'product',
    'so2',
    'active',
    'copper_increase',
    'copper',
  );

const strengthOf = (point: PublishedPoint) =>
  share(point, 'strength', 'active', 'purity', 'so2', 'active_part', 'product_strength', 'salt_strength') ??
  1;

export function reproduceAddition(point: PublishedPoint): Outcome {
  const deficit =
    amount(point, 'doses', 'yan_deficit', 'nitrogen_deficit', 'nitrogen') ??
    (has(point, 'yan_deficit_mgN_L') ? number(point, 'yan_deficit_mgN_L') / 1000 : undefined);
  const volumeL = volumeOrLiter(point);
  const strength = strengthOf(point);
  if (deficit !== undefined) {
    const perNitrogen = anyNumber(point, 'dap_mg_per_mg_yan') ?? dapPerNitrogen;
    return shownOrDose(point, massForDose({ doseGPerL: deficit * perNitrogen, volumeL }), volumeL);
  }
  const pouredPerLiter = amount(point, 'dilutions', 'dose', 'product', 'solution', 'target');
  if (pouredPerLiter !== undefined) return shown(point, inRange(pouredPerLiter * volumeL));
  const massG = amount(point, 'masses', 'mass', 'product', 'weight');
  if (massG !== undefined) return shown(point, doseOfMass({ massG, volumeL, strength }));
  const mass = massForDose({ doseGPerL: needed(point, doseOf(point), 'dose'), volumeL, strength });
  return shownOrDose(point, mass, volumeL);
}

const methodOf = (point: PublishedPoint): SolutionMethod =>
  /simple|ignores/.test(words(point, 'method', 'mode')) ? 'simple' : 'exact';

/** Active substance per liter of a stock. */
function stockOf(point: PublishedPoint): number {
  const stock = amount(point, 'doses', 'stock', 'stock_strength', 'slurry', 'solution', 'salt');
  return needed(point, stock, 'stock') * strengthOf(point);
}

export function reproduceSolution(point: PublishedPoint): Outcome {
  const riseGPerL = doseOf(point);
  const addedL = amount(point, 'volumes', 'added', 'volume_added', 'addition');
  const stockL = amount(point, 'volumes', 'stock', 'stock_volume');
  const method = methodOf(point);
  const saltG = amount(point, 'masses', 'salt', 'kmbs');
  const saltGPerL =
    amount(point, 'doses', 'salt', 'kmbs') ??
    (stockL === undefined || saltG === undefined ? undefined : saltG / stockL);
  if (saltGPerL !== undefined && asks(point, /^(so2_g|stock_(g|pct))/)) {
    // Percent of a solution is grams in 100 mL.
    const active = saltGPerL * strengthOf(point);
    return point.unit === '%' ? inRange(active / 10) : shown(point, inRange(active));
  }
  if (riseGPerL !== undefined && asks(point, /^(salt|kmbs)_g_(per_)?(100|L)/)) {
    return shown(point, inRange(riseGPerL / strengthOf(point)));
  }
  if (riseGPerL !== undefined && asks(point, /difference/)) {
    return inRange((100 * riseGPerL) / (stockOf(point) - riseGPerL));
  }
  if (riseGPerL !== undefined && asks(point, /water/)) {
    const volumeL = volumeOrLiter(point);
    const solution = solutionForRise({ riseGPerL, volumeL, stockGPerL: stockOf(point), method });
    return after(solution, (waterL) => waterBrought({ waterL, volumeL }));
  }
  if (asks(point, /water/)) {
    const waterL = needed(point, amount(point, 'volumes', 'water', 'solution'), 'water');
    return waterBrought({ waterL, volumeL: volumeOf(point) });
  }
  if (asks(point, /(salt|mass|kmbs|product|stock)_(g|kg|oz|lb)$/)) {
    const strength = strengthOf(point);
    return shown(
      point,
      riseGPerL !== undefined && addedL !== undefined
        ? saltForStock({ riseGPerL, volumeL: volumeOf(point), stockL: stockL ?? 1, addedL, strength })
        : massForDose({
            doseGPerL: stockOf(point) / strength,
            volumeL: stockL ?? volumeOrLiter(point),
            strength,
          }),
    );
  }
  const solutionL = amount(point, 'volumes', 'solution', 'stock', 'stock_solution');
  if (solutionL !== undefined && riseGPerL === undefined) {
    return shown(
      point,
      riseOfSolution({ solutionL, volumeL: volumeOf(point), stockGPerL: stockOf(point), method }),
    );
  }
  return shown(
    point,
    solutionForRise({
      riseGPerL: needed(point, riseGPerL, 'rise'),
      volumeL: volumeOf(point),
      stockGPerL: stockOf(point),
      method,
    }),
  );
}

/** What a trial's stock holds when it says nothing: 5 % w/v. */
const usualStockGPerL = 50;

function trialDose(point: PublishedPoint): Outcome {
  const given = doseOf(point);
  if (given !== undefined) return inRange(given);
  return riseOfSolution({
    solutionL: needed(point, amount(point, 'volumes', 'stock', 'slurry', 'solution'), 'stock'),
    volumeL: amount(point, 'volumes', 'sample') ?? 0.1,
    stockGPerL: amount(point, 'doses', 'stock', 'slurry', 'solution') ?? usualStockGPerL,
    method: methodOf(point),
  });
}

export function reproduceFiningTrial(point: PublishedPoint): Outcome {
  const perPound = anyNumber(point, 'water_US_gal_per_lb');
  if (perPound !== undefined) return inRange((perPound * litresPer.usGal) / (gramsPer.lb / gramsPer.kg));
  const bentonite = amount(point, 'masses', 'bentonite');
  if (bentonite !== undefined && asks(point, /water/)) {
    return shown(point, inRange((bentoniteWaterLPerKg * bentonite) / 1000));
  }
  const dose = trialDose(point);
  const stockGPerL = amount(point, 'doses', 'stock', 'slurry', 'solution') ?? usualStockGPerL;
  if (
    asks(point, /^(stock|pipette|slurry|solution)_(mL|L)/) &&
    amount(point, 'volumes', 'sample') !== undefined
  ) {
    const volumeL = amount(point, 'volumes', 'sample') ?? 0.1;
    return shown(
      point,
      after(dose, (riseGPerL) =>
        solutionForRise({ riseGPerL, volumeL, stockGPerL, method: methodOf(point) }),
      ),
    );
  }
  if (asks(point, /dose/)) return shown(point, dose);
  const volumeL = volumeOrLiter(point);
  const slurry = after(dose, (doseGPerL) =>
    slurryForDose({ doseGPerL, volumeL, slurryPercent: stockGPerL / 10 }),
  );
  if (asks(point, /water/)) return after(slurry, (waterL) => waterBrought({ waterL, volumeL }));
  if (asks(point, /slurry|stock|solution/)) return shown(point, slurry);
  return shown(
    point,
    after(dose, (doseGPerL) => massForDose({ doseGPerL, volumeL })),
  );
}

export function reproduceCopper(point: PublishedPoint): Outcome {
  const salt = /anhydrous|CuSO4$/.test(words(point, 'salt')) ? 'anhydrous' : 'pentahydrate';
  if (asks(point, /fraction/)) return inRange(copperFraction[salt]);
  const copperMgPerL = amount(point, 'doses', 'copper');
  const volumeL = volumeOrLiter(point);
  const stock = amount(point, 'doses', 'stock', 'solution');
  const solutionPercent = stock === undefined ? 1 : stock / 10;
  if (copperMgPerL === undefined) {
    const sulfate = amount(point, 'doses', 'copper_sulfate', 'salt', 'dose');
    if (sulfate !== undefined) return shown(point, inRange(sulfate * copperFraction[salt]));
    const massG = amount(point, 'masses', 'copper_sulfate', 'salt');
    if (massG !== undefined) return shown(point, inRange((massG * copperFraction[salt]) / volumeL));
    const solutionL = needed(point, amount(point, 'volumes', 'stock', 'solution'), 'stock');
    return shown(
      point,
      times(0.001, copperOfSolution({ solutionMl: solutionL * 1000, volumeL, solutionPercent })),
    );
  }
  const copper = { copperMgPerL: copperMgPerL * 1000, volumeL };
  const present = amount(point, 'doses', 'copper_present', 'copper_before', 'present');
  if (asks(point, /^copper_(after|mg_L|total)/)) return shown(point, inRange(copperMgPerL + (present ?? 0)));
  if (asks(point, /stock|solution/)) {
    return shown(point, times(0.001, copperSolutionToAdd({ ...copper, solutionPercent })));
  }
  return shown(point, copperSulfateToAdd({ ...copper, salt }));
}

export function reproduceSorbate(point: PublishedPoint): Outcome {
  if (asks(point, /fraction|per_sorbate/)) return inRange(sorbicAcidFraction);
  const alcohol = anyNumber(point, 'alcohol_pct_vol', 'abv_pct');
  const given = amount(point, 'doses', 'sorbate', 'potassium_sorbate', 'dose');
  const acidGiven = amount(point, 'doses', 'sorbic_acid');
  const sorbate =
    given !== undefined
      ? inRange(given)
      : acidGiven !== undefined
        ? inRange(acidGiven / sorbicAcidFraction)
        : /MeadTools|750/.test(words(point, 'method'))
          ? sorbateByMeadTools({ alcoholPercentVol: needed(point, alcohol, 'alcohol') })
          : sorbateNeeded({ alcoholPercentVol: needed(point, alcohol, 'alcohol'), pH: number(point, 'pH') });
  const volumeL = volumeOrLiter(point);
  if (asks(point, /sorbic/))
    return shown(
      point,
      after(sorbate, (sorbateGPerL) => sorbicAcidOf({ sorbateGPerL })),
    );
  const stockGPerL = amount(point, 'doses', 'stock', 'solution') ?? 30;
  if (asks(point, /solution_mL_per_L/)) return times(1000 / stockGPerL, sorbate);
  if (asks(point, /solution/)) return shown(point, times(volumeL / stockGPerL, sorbate));
  return shownOrDose(point, times(volumeL, sorbate), volumeL);
}
