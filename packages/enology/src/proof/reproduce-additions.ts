import { molarMass } from '../chemistry/molar-mass.ts';
import {
  generalNitrogenTarget,
  type NitrogenDemand,
  nitrogenTargetByBrix,
  nitrogenTargetBySugar,
} from '../nitrogen/nitrogen-target.ts';
import { dapNitrogenMgPerG, fermaidONitrogenMgPerG, nitrogenFromDose } from '../nitrogen/nutrients.ts';
import { type AmmoniaReportedAs, nitrogenPerAmmonia, yan } from '../nitrogen/yan.ts';
import { inRange, type Outcome } from '../outcome.ts';
import { conventionalPKa, freeSo2Needed, molecularSo2 } from '../sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKM, sulfurDioxidePKT } from '../sulfur-dioxide/pka.ts';
import { so2FractionBySalt } from '../sulfur-dioxide/sulfite.ts';
import { reproduceAddition } from './cellar/additions.ts';
import { reproduceSo2Forms } from './cellar/sulfur-dioxide.ts';
import { amount, anyNumber, asks, has, needed, number, shown, times, words } from './point-inputs.ts';
import type { PublishedPoint } from './published-points.ts';

/** The pK that a point gives, or the OIV's at its alcohol and temperature; 1.77 belongs to the short form. */
function pKaOf(point: PublishedPoint): number {
  const given = anyNumber(point, 'pKa', 'pK');
  if (given !== undefined) return given;
  if (has(point, 'abv_pct') && has(point, 't_C')) return reproducePKa(point).value;
  return /1\.77/.test(words(point, 'method')) ? conventionalPKa.conservative : conventionalPKa.standard;
}

export function reproduceSo2(point: PublishedPoint): Outcome {
  const pH = number(point, 'pH');
  const pKa = pKaOf(point);
  if (has(point, 'free_so2_mg_L')) {
    const freeSo2MgPerL = number(point, 'free_so2_mg_L');
    // The short form leaves out the molecular part itself.
    return /10\^|short/.test(words(point, 'method'))
      ? inRange(freeSo2MgPerL * 10 ** (pKa - pH))
      : molecularSo2({ freeSo2MgPerL, pH, pKa });
  }
  if (point.quantity === 'molecular_pct_of_free') return molecularSo2({ freeSo2MgPerL: 100, pH, pKa });
  return freeSo2Needed({ molecularSo2MgPerL: number(point, 'molecular_so2_mg_L'), pH, pKa });
}

export function reproducePKa(point: PublishedPoint): Outcome {
  const formula = point.quantity === 'pKM' ? sulfurDioxidePKM : sulfurDioxidePKT;
  return formula({ alcoholPercentVol: number(point, 'abv_pct'), temperatureC: number(point, 't_C') });
}

export function reproduceSalt(point: PublishedPoint): Outcome {
  if (point.quantity !== 'so2_mass_fraction') return reproduceSo2Forms(point);
  if (point.inputs.salt === 'SO2') return inRange(1);
  return inRange(so2FractionBySalt[point.inputs.salt as keyof typeof so2FractionBySalt]);
}

/** Nitrogen in a gram of a product, g, by what its dose is called: "dap", "fermaid_o". */
const nitrogenInProduct: Readonly<Record<string, number>> = {
  dap: dapNitrogenMgPerG / 1000,
  fermaid_o: fermaidONitrogenMgPerG / 1000,
  // Scott Laboratories by D. Gardner: 30 g/hL bring 10 mg N/L. MeadTools has 100 mg/g for Fermaid K.
  goferm: 1 / 30,
  go_ferm: 1 / 30,
  fermaid_k: 0.1,
};

function nitrogenDose(point: PublishedPoint): Outcome {
  const product = Object.keys(nitrogenInProduct).find((name) => amount(point, 'doses', name) !== undefined);
  const dose = product === undefined ? undefined : amount(point, 'doses', product);
  return nitrogenFromDose({
    doseGPerHl: 100 * needed(point, dose, 'dose of a product'),
    nitrogenFraction: anyNumber(point, 'n_fraction') ?? nitrogenInProduct[product ?? ''] ?? Number.NaN,
  });
}

/** AEB: a fermentation below 12 °C wants a fifth more. */
const coldShare = 1.2;
/** The least that is quoted for a must of 21 °Bx, mg N/L. */
const leastNitrogenMgPerL = 140;

function nitrogenTarget(point: PublishedPoint): Outcome {
  if (/minimum|least/.test(words(point, 'rule'))) return inRange(leastNitrogenMgPerL);
  const brix = number(point, 'brix');
  const demand = point.inputs.demand as NitrogenDemand;
  const factor = (anyNumber(point, 't_C', 'temperature_C') ?? 20) < 12 ? coldShare : 1;
  if (has(point, 'sg')) return nitrogenTargetBySugar({ brix, specificGravity: number(point, 'sg'), demand });
  return has(point, 'demand')
    ? times(factor, nitrogenTargetByBrix({ brix, demand }))
    : generalNitrogenTarget({ brix });
}

function reportedNitrogen(point: PublishedPoint): Outcome {
  const named = words(point, 'species', 'reported_as').replace('+', '');
  const ammonium = anyNumber(point, 'ammonium_mg_L', 'ammonia_NH4_mg_L');
  const nitrogen = anyNumber(point, 'ammonia_N_mg_L');
  const ammonia = anyNumber(point, 'ammonia_mg_L', 'ammonia_NH3_mg_L');
  const otherwise = ammonium === undefined ? 'NH3' : 'NH4';
  const as = named in nitrogenPerAmmonia ? named : nitrogen === undefined ? otherwise : 'N';
  return yan({
    fanMgNPerL: anyNumber(point, 'pan_mgN_L', 'fan_mgN_L') ?? 0,
    ammoniaMgPerL: nitrogen ?? ammonium ?? ammonia ?? 0,
    ammoniaReportedAs: as as AmmoniaReportedAs,
  });
}

export function reproduceNitrogen(point: PublishedPoint): Outcome {
  if (asks(point, /phosphate/)) return inRange(molarMass.phosphate / molarMass.diammoniumPhosphate);
  if (asks(point, /^(dap_)?n_(mass_)?fraction/)) return inRange(dapNitrogenMgPerG / 1000);
  if (asks(point, /dap_(mg_)?per/)) return inRange(1000 / dapNitrogenMgPerG);
  if (has(point, 'yan_deficit_mgN_L') || has(point, 'yan_deficit_mg_L')) return reproduceAddition(point);
  switch (point.quantity) {
    case 'yan_mgN_L':
      return reportedNitrogen(point);
    case 'n_per_ammonia':
      return inRange(nitrogenPerAmmonia[words(point, 'species').replace('+', '') as AmmoniaReportedAs]);
    case 'target_yan_mgN_L':
      return nitrogenTarget(point);
    case 'n_mg_L':
      return nitrogenDose(point);
    default: {
      const nitrogenGPerL = asks(point, /^dap/) ? amount(point, 'doses', 'n', 'yan') : undefined;
      if (nitrogenGPerL !== undefined)
        return shown(point, inRange((1000 * nitrogenGPerL) / dapNitrogenMgPerG));
      return shown(point, inRange(needed(point, amount(point, 'doses', '', 'dap'), 'dose')));
    }
  }
}
