import { type NitrogenDemand, nitrogenTargetByBrix } from '@orbit-vine/enology/nitrogen/nitrogen-target.ts';
import {
  dapNitrogenMgPerG,
  fermaidONitrogenMgPerG,
  nitrogenFromDose,
  prefilledNitrogenMgPerG,
} from '@orbit-vine/enology/nitrogen/nutrients.ts';
import {
  type AmmoniaReportedAs,
  nitrogenPerAmmonia,
  simpleYan,
  yan,
} from '@orbit-vine/enology/nitrogen/yan.ts';
import { gramsPerLiterFromPoundsPer1000UsGal } from '@orbit-vine/enology/units.ts';
import { fixed } from '../../calculator/form/decimal.ts';

/** mg of nitrogen per mg of what the laboratory reports as ammonia. */
export function perAmmonia(reportedAs: AmmoniaReportedAs): string {
  return fixed(nitrogenPerAmmonia[reportedAs], 4);
}

export const sample = { fanMgNPerL: 95, ammoniaMgPerL: 35 } as const;

export const sampleYan = {
  byTheCalculator: fixed(simpleYan(sample).value, 1),
  asNH4: fixed(yan({ ...sample, ammoniaReportedAs: 'NH4' }).value, 1),
  asN: fixed(yan({ ...sample, ammoniaReportedAs: 'N' }).value, 1),
} as const;

/** Nitrogen demand, in whole mg N/L. */
export function wanted(must: { brix: number; demand: NitrogenDemand }): string {
  return fixed(nitrogenTargetByBrix(must).value, 0);
}

/** Nitrogen from a dose of pure DAP, in whole mg N/L. */
export function fromDap({ doseGPerHl }: { doseGPerHl: number }): string {
  return fixed(nitrogenFromDose({ doseGPerHl, nitrogenFraction: dapNitrogenMgPerG / 1000 }).value, 0);
}

const usLimitGPerL = gramsPerLiterFromPoundsPer1000UsGal(8);

/** 27 CFR 24.246: 8 lb in 1000 US gallons. */
export const usLimit = {
  gPerL: fixed(usLimitGPerL, 2),
  mgNPerL: fromDap({ doseGPerHl: usLimitGPerL * 100 }),
} as const;

export const dapPercent = fixed(dapNitrogenMgPerG / 10, 1);

export const prefilledPercent = {
  dap: fixed(prefilledNitrogenMgPerG.dap / 10, 0),
  organic: fixed(prefilledNitrogenMgPerG.organic / 10, 0),
} as const;

/** A nutrient made entirely of yeast. */
export const fermaidO = {
  percent: fixed(fermaidONitrogenMgPerG / 10, 0),
  from40GPerHl: fixed(
    nitrogenFromDose({ doseGPerHl: 40, nitrogenFraction: fermaidONitrogenMgPerG / 1000 }).value,
    0,
  ),
} as const;
