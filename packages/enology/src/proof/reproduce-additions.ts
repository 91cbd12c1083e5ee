import {
  generalNitrogenTarget,
  type NitrogenDemand,
  nitrogenTargetByBrix,
  nitrogenTargetBySugar,
} from '../nitrogen/nitrogen-target.ts';
import { dapNitrogenMgPerG, fermaidONitrogenMgPerG, nitrogenFromDose } from '../nitrogen/nutrients.ts';
import { type AmmoniaReportedAs, nitrogenPerAmmonia, yan } from '../nitrogen/yan.ts';
import { inRange, type Outcome } from '../outcome.ts';
import { freeSo2Needed, molecularSo2 } from '../sulfur-dioxide/molecular.ts';
import { sulfurDioxidePKT } from '../sulfur-dioxide/pka.ts';
import { so2FractionBySalt, sulfiteToAdd } from '../sulfur-dioxide/sulfite.ts';
import { gramsPerLitreFromPoundsPer1000UsGal } from '../units.ts';
import { has, number } from './point-inputs.ts';
import type { PublishedPoint } from './published-points.ts';

export function reproduceSo2(point: PublishedPoint): Outcome {
  const [pH, pKa] = [number(point, 'pH'), number(point, 'pKa')];
  if (point.quantity === 'molecular_pct_of_free') return molecularSo2({ freeSo2MgPerL: 100, pH, pKa });
  return freeSo2Needed({ molecularSo2MgPerL: number(point, 'molecular_so2_mg_L'), pH, pKa });
}

export function reproducePKa(point: PublishedPoint): Outcome {
  return sulfurDioxidePKT({
    alcoholPercentVol: number(point, 'abv_pct'),
    temperatureC: number(point, 't_C'),
  });
}

export function reproduceSalt(point: PublishedPoint): Outcome {
  if (point.quantity === 'kmbs_g') {
    return sulfiteToAdd({
      neededMgPerL: number(point, 'so2_mg_L'),
      presentMgPerL: 0,
      volumeL: number(point, 'volume_L'),
      so2Fraction: number(point, 'so2_fraction'),
    });
  }
  return inRange(so2FractionBySalt[point.inputs.salt as keyof typeof so2FractionBySalt]);
}

function nitrogenDose(point: PublishedPoint): Outcome {
  if (has(point, 'dap_lb_per_1000_US_gal')) {
    const gPerL = gramsPerLitreFromPoundsPer1000UsGal(number(point, 'dap_lb_per_1000_US_gal'));
    return nitrogenFromDose({ doseGPerHl: gPerL * 100, nitrogenFraction: dapNitrogenMgPerG / 1000 });
  }
  if (has(point, 'fermaid_o_g_hL')) {
    const doseGPerHl = number(point, 'fermaid_o_g_hL');
    return nitrogenFromDose({ doseGPerHl, nitrogenFraction: fermaidONitrogenMgPerG / 1000 });
  }
  const nitrogenFraction = has(point, 'n_fraction') ? number(point, 'n_fraction') : dapNitrogenMgPerG / 1000;
  return nitrogenFromDose({ doseGPerHl: number(point, 'dap_g_hL'), nitrogenFraction });
}

function nitrogenTarget(point: PublishedPoint): Outcome {
  const brix = number(point, 'brix');
  const demand = point.inputs.demand as NitrogenDemand;
  if (has(point, 'sg')) return nitrogenTargetBySugar({ brix, specificGravity: number(point, 'sg'), demand });
  return has(point, 'demand') ? nitrogenTargetByBrix({ brix, demand }) : generalNitrogenTarget({ brix });
}

export function reproduceNitrogen(point: PublishedPoint): Outcome {
  switch (point.quantity) {
    case 'yan_mgN_L':
      return yan({
        fanMgNPerL: number(point, 'pan_mgN_L'),
        ammoniaMgPerL: number(point, 'ammonia_N_mg_L'),
        ammoniaReportedAs: 'N',
      });
    case 'n_per_ammonia':
      return inRange(nitrogenPerAmmonia[point.inputs.species as AmmoniaReportedAs]);
    case 'target_yan_mgN_L':
      return nitrogenTarget(point);
    case 'dap_g_L':
      return inRange(gramsPerLitreFromPoundsPer1000UsGal(number(point, 'lb_per_1000_US_gal')));
    default:
      return nitrogenDose(point);
  }
}
