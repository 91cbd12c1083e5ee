import { nitrogenTargetByBrix } from '@orbit-vine/enology/nitrogen/nitrogen-target.ts';
import { fermaidONitrogenMgPerG, nutrientPlan } from '@orbit-vine/enology/nitrogen/nutrients.ts';
import { nitrogenDeficit, simpleYan } from '@orbit-vine/enology/nitrogen/yan.ts';
import { sample } from './nitrogen.ts';

export const must = { ...sample, brix: 23.5, demand: 'medium', volumeL: 500 } as const;

export function workedAddition() {
  const presentMgNPerL = simpleYan(must).value;
  const targetMgNPerL = nitrogenTargetByBrix(must).value;
  const deficitMgN = nitrogenDeficit({ targetMgNPerL, presentMgNPerL, volumeL: must.volumeL }).value;
  return {
    presentMgNPerL,
    targetMgNPerL,
    missingMgNPerL: targetMgNPerL - presentMgNPerL,
    deficitG: deficitMgN / 1000,
    dapOnly: nutrientPlan({ deficitMgN, source: 'dap' }),
    mix: nutrientPlan({ deficitMgN, source: 'mix' }),
    mixAtFourPercent: nutrientPlan({
      deficitMgN,
      source: 'mix',
      organicNitrogenMgPerG: fermaidONitrogenMgPerG,
    }),
    /** The hydrometer reading when a third of the sugar is gone. */
    brixAtAThird: (must.brix * 2) / 3,
  };
}
