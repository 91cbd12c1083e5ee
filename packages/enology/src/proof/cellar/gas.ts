import { molarMass } from '../../chemistry/molar-mass.ts';
import {
  carbonDioxideFromAlcohol,
  carbonDioxideFromSugar,
  carbonDioxidePer,
  carbonDioxideVolume,
  ethanolMade,
} from '../../gas/fermentation-gas.ts';
import { gasOfGaugeFall, gaugeFall, oxygenAfterPurging, purgeGas, usualPurges } from '../../gas/inert-gas.ts';
import {
  carbonDioxideFromPressure,
  carbonDioxideOfTirage,
  carbonDioxideSolubility,
  overpressure,
  pressureByCellarRule,
  pressureFromCarbonDioxide,
  tirageSugar,
} from '../../gas/sparkling.ts';
import {
  adiabaticRise,
  fermentationHeat,
  heatPerGram,
  iceForHeat,
  kilojoulesPerKilocalorie,
  peakCooling,
  sensibleHeat,
} from '../../heat/fermentation-heat.ts';
import { after, inRange, type Outcome } from '../../outcome.ts';
import { alcoholFromAddedSugar } from '../../sugar/chaptalization.ts';
import {
  amount,
  anyNumber,
  asks,
  has,
  needed,
  shown,
  shownOrDose,
  times,
  volumeOrLiter,
  words,
} from '../point-inputs.ts';
import { baseOf, unitFamilies } from '../point-units.ts';
import type { PublishedPoint } from '../published-points.ts';

const alcoholOf = (point: PublishedPoint) => anyNumber(point, 'alcohol_pct_vol', 'abv_pct');
const sugarOf = (point: PublishedPoint) =>
  amount(point, 'doses', 'sugar', 'sugar_fermented', 'residual_sugar');

export function reproduceFermentationGas(point: PublishedPoint): Outcome {
  const volumeL = volumeOrLiter(point);
  const alcoholPercentVol = alcoholOf(point);
  const given = amount(point, 'masses', 'co2', 'carbon_dioxide');
  if (asks(point, /ethanol_g_per_g/)) return inRange((2 * molarMass.ethanol) / molarMass.hexose);
  if (asks(point, /ethanol/)) {
    const made = ethanolMade({ alcoholPercentVol: needed(point, alcoholPercentVol, 'alcohol'), volumeL });
    return shown(point, times(1000, made));
  }
  const ethanol = amount(point, 'masses', 'ethanol', 'alcohol');
  const gas =
    given !== undefined || ethanol !== undefined
      ? inRange((given ?? carbonDioxidePer.ethanol * (ethanol ?? 0)) / 1000)
      : alcoholPercentVol === undefined
        ? carbonDioxideFromSugar({ sugarGPerL: needed(point, sugarOf(point), 'sugar'), volumeL })
        : carbonDioxideFromAlcohol({ alcoholPercentVol, volumeL });
  if (point.unit === 'mol') return times(1e6 / 1000 / molarMass.carbonDioxide, gas);
  if (asks(point, /per_day/)) return shown(point, times(1000 / (anyNumber(point, 'days') ?? 1), gas));
  const dose = baseOf(unitFamilies.doses, point.unit) !== undefined;
  if (!dose && asks(point, /m3|ft3|_L(_|$)|volume/)) {
    const named = /_at_(\d+)C/.exec(point.quantity)?.[1];
    const temperatureC = anyNumber(point, 't_C', 'temperature_C') ?? Number(named ?? 0);
    const space = after(gas, (carbonDioxideKg) => carbonDioxideVolume({ carbonDioxideKg, temperatureC }));
    const perLiter = asks(point, /per_L|volumes$/);
    return perLiter ? times(1000 / volumeL, space) : shown(point, times(1000, space));
  }
  return shownOrDose(point, times(1000, gas), volumeL);
}

const kilojoulesPerBtu = 1.05505585262;
const barPerPsi = 0.06894757293168;

export function reproduceCooling(point: PublishedPoint): Outcome {
  const kilojoulesPerMol = anyNumber(point, 'heat_kJ_per_mol');
  const perMol =
    kilojoulesPerMol === undefined
      ? anyNumber(point, 'heat_kcal_per_mol')
      : kilojoulesPerMol / kilojoulesPerKilocalorie;
  if (asks(point, /per_g/)) {
    const kilojoules = inRange(heatPerGram(perMol ?? 24));
    return asks(point, /kcal/) ? times(1 / kilojoulesPerKilocalorie, kilojoules) : kilojoules;
  }
  const perDay = anyNumber(
    point,
    'sugar_g_L_per_day',
    'sugar_g_L_day',
    'drop_g_L_per_day',
    'peak_g_L_per_day',
    'drop_g_L_day',
    'daily_drop_g_L',
    'g_L_per_day',
  );
  const volumeL = volumeOrLiter(point);
  if (asks(point, /kW$|peak|power/)) {
    return peakCooling({ sugarGPerLPerDay: needed(point, perDay, 'sugar per day'), volumeL });
  }
  const specificHeatKjPerKgK = anyNumber(point, 'specific_heat_kJ_kg_K', 'specific_heat_kJ_per_kg_K') ?? 3.8;
  const change = anyNumber(point, 'delta_t_C', 'temperature_change_C', 'delta_T_C', 'dT_C');
  const sugarGPerL = sugarOf(point);
  if (asks(point, /rise/)) {
    const densityKgPerL = anyNumber(point, 'density_kg_L') ?? 1;
    return adiabaticRise({
      sugarGPerL: needed(point, sugarGPerL, 'sugar'),
      specificHeatKjPerKgK,
      densityKgPerL,
    });
  }
  const massKg = (amount(point, 'masses', 'mass', 'must', 'must_mass') ?? volumeL * 1000) / 1000;
  const heat =
    sugarGPerL === undefined
      ? sensibleHeat({ massKg, specificHeatKjPerKgK, temperatureChangeC: needed(point, change, 'change') })
      : fermentationHeat({ sugarGPerL, volumeL });
  if (asks(point, /ice/))
    return shown(
      point,
      times(
        1000,
        after(heat, (heatMj) => iceForHeat({ heatMj })),
      ),
    );
  if (/kcal/.test(point.unit)) {
    const thousand = /thousand|Mcal/.test(point.unit) ? 1 : 1000;
    return times(thousand / kilojoulesPerKilocalorie, heat);
  }
  if (/btu/i.test(point.unit)) return times(1000 / kilojoulesPerBtu, heat);
  if (/kWh/.test(point.unit)) return times(1 / 3.6, heat);
  return /kJ/.test(point.unit) ? times(1000, heat) : heat;
}

/** No cylinder is larger inside: what is larger is the gas in it, at the air's pressure. */
const largestCylinderL = 100;
const usualFullBar = 200;

/** The gas in a cylinder, L, and its full pressure, in the unit of its gauge. */
function cylinderOf(point: PublishedPoint) {
  const named = amount(point, 'volumes', 'cylinder', 'cylinder_water_volume', 'contents', 'cylinder_gas');
  const psi = anyNumber(point, 'full_pressure_psi', 'pressure_psi', 'gauge_psi');
  const bar = anyNumber(point, 'full_pressure_bar', 'pressure_bar', 'gauge_bar');
  const metric = asks(point, /bar/) || bar !== undefined;
  const fullGauge = bar ?? psi ?? (metric ? usualFullBar : 3000);
  const soldByGas = has(point, 'cylinder_ft3') || (named ?? 0) > largestCylinderL;
  const fullBar = metric ? fullGauge : fullGauge * barPerPsi;
  return {
    contentsL: named === undefined || soldByGas ? named : named * fullBar,
    fullGauge,
  };
}

export function reproduceHeadspace(point: PublishedPoint): Outcome {
  const purges = anyNumber(point, 'purges', 'n', 'volumes');
  if (asks(point, /oxygen/)) return oxygenAfterPurging({ purges: needed(point, purges, 'purges') });
  const { contentsL, fullGauge } = cylinderOf(point);
  const headspace = amount(point, 'volumes', 'headspace');
  if (headspace !== undefined) {
    const gas = purgeGas({ headspaceL: headspace, purges: purges ?? usualPurges });
    if (!asks(point, /fall|psi|bar/) || contentsL === undefined) return shown(point, gas);
    return after(gas, (gasL) => gaugeFall({ gasL, contentsL, fullGauge }));
  }
  const contents = needed(point, contentsL, 'cylinder');
  if (asks(point, /per_100_psi|per_100/))
    return shown(point, gasOfGaugeFall({ contentsL: contents, fall: 100, fullGauge }));
  if (asks(point, /per_(bar|psi)/)) return shown(point, inRange(contents / fullGauge));
  const fall = anyNumber(
    point,
    'fall_psi',
    'psi_used',
    'pressure_drop_psi',
    'fall_bar',
    'bar_used',
    'pressure_drop_bar',
  );
  return shown(
    point,
    fall === undefined ? inRange(contents) : gasOfGaugeFall({ contentsL: contents, fall, fullGauge }),
  );
}

/** The alcohol that a champagne is taken to have where a table says nothing but "champagne". */
const champagnePercentVol = 12;

function pressureOf(point: PublishedPoint): number | undefined {
  const absolute = amount(point, 'pressures', 'pressure', 'absolute_pressure');
  const over = amount(point, 'pressures', 'overpressure');
  return absolute ?? (over === undefined ? undefined : over + 101_325);
}

export function reproduceTirage(point: PublishedPoint): Outcome {
  const sugarGPerL = sugarOf(point) ?? 0;
  const alcoholPercentVol = anyNumber(point, 'alcohol_pct_vol', 'abv_pct') ?? champagnePercentVol;
  const temperatureC = anyNumber(point, 't_C', 'temperature_C') ?? 20;
  if (asks(point, /henry|solubility/))
    return carbonDioxideSolubility({ temperatureC, alcoholPercentVol, sugarGPerL });
  if (asks(point, /alcohol|abv/))
    return alcoholFromAddedSugar({ sugarKg: sugarGPerL / 1000, finalVolumeL: 1 });
  const rule = /rule/.test(words(point, 'method'));
  const gas = amount(point, 'doses', 'co2', 'carbon_dioxide');
  if (asks(point, /co2/) && gas === undefined) {
    const pressurePa = pressureOf(point);
    if (pressurePa !== undefined) {
      return shown(
        point,
        carbonDioxideFromPressure({ pressurePa, alcoholPercentVol, sugarGPerL, temperatureC }),
      );
    }
    const kind = /hexose|glucose|fructose/.test(words(point, 'sugar')) ? 'hexose' : 'sucrose';
    return shown(point, carbonDioxideOfTirage({ sugarGPerL, sugar: kind }));
  }
  if (asks(point, /^sugar_(kg|g|lb|oz)$/) && sugarOf(point) !== undefined) {
    return shown(point, inRange(sugarGPerL * volumeOrLiter(point)));
  }
  if (asks(point, /^sugar/)) {
    const bars =
      anyNumber(point, 'pressure_atm', 'overpressure_bar', 'pressure_bar', 'overpressure_atm') ?? Number.NaN;
    if (rule)
      return asks(point, /g_L|g_per_L/)
        ? inRange(4 * bars)
        : shown(point, inRange(4 * bars * volumeOrLiter(point)));
    return tirageSugar({
      overpressureBar: bars,
      temperatureC,
      alcoholPercentVol,
      residualSugarGPerL: anyNumber(point, 'residual_sugar_g_L', 'sugar_present_g_L') ?? 0,
      presentCarbonDioxideGPerL: anyNumber(point, 'co2_present_g_L') ?? 0,
    });
  }
  if (gas === undefined && (rule || !has(point, 't_C'))) return pressureByCellarRule({ sugarGPerL });
  const carbonDioxideGPerL = gas ?? carbonDioxideOfTirage({ sugarGPerL, sugar: 'sucrose' }).value;
  const input = {
    carbonDioxideGPerL,
    alcoholPercentVol,
    sugarGPerL: gas === undefined ? 0 : sugarGPerL,
    temperatureC,
  };
  if (asks(point, /overpressure/)) return shown(point, times(1e5, overpressure(input)));
  return shown(point, pressureFromCarbonDioxide(input));
}
