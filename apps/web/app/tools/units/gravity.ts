import { after, inRange, type Outcome } from '@orbit-vine/enology/outcome.ts';
import { brixFromSpecificGravity, specificGravityFromBrix } from '@orbit-vine/enology/sugar/brix.ts';
import {
  baume,
  kmw,
  oechsle,
  specificGravityFromBaume,
  specificGravityFromKmw,
  specificGravityFromOechsle,
} from '@orbit-vine/enology/sugar/gravity-scales.ts';
import {
  brixFromPotentialAlcohol,
  mustSugar,
  potentialAlcoholFromBrix,
} from '@orbit-vine/enology/sugar/must.ts';

interface Scale {
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly toGravity: (reading: number) => Outcome;
  readonly fromGravity: (specificGravity: number) => Outcome;
}

const brixOf = (specificGravity: number) => brixFromSpecificGravity({ specificGravity });
const gravityOfBrix = (brix: number) => specificGravityFromBrix({ brix });

export const scales = {
  brix: { label: 'Brix', unit: '°Bx', decimals: 2, toGravity: gravityOfBrix, fromGravity: brixOf },
  specificGravity: {
    label: 'Specific gravity',
    unit: '20/20 °C',
    decimals: 5,
    toGravity: inRange,
    fromGravity: inRange,
  },
  baume: {
    label: 'Baumé',
    unit: '°Bé',
    decimals: 2,
    toGravity: (reading) => specificGravityFromBaume({ baume: reading }),
    fromGravity: (specificGravity) => baume({ specificGravity }),
  },
  oechsle: {
    label: 'Oechsle',
    unit: '°Oe',
    decimals: 1,
    toGravity: (reading) => specificGravityFromOechsle({ oechsle: reading }),
    fromGravity: (specificGravity) => oechsle({ specificGravity }),
  },
  kmw: {
    label: 'KMW',
    unit: '°KMW',
    decimals: 1,
    toGravity: (reading) => specificGravityFromKmw({ kmw: reading }),
    fromGravity: (specificGravity) => kmw({ specificGravity }),
  },
  plato: { label: 'Plato', unit: '°P', decimals: 2, toGravity: gravityOfBrix, fromGravity: brixOf },
  potentialAlcoholPercentVol: {
    label: 'Potential alcohol, 0.59 × Brix',
    unit: '% vol',
    decimals: 1,
    toGravity: (potentialAlcoholPercentVol) =>
      after(brixFromPotentialAlcohol({ potentialAlcoholPercentVol }), gravityOfBrix),
    fromGravity: (specificGravity) =>
      after(brixOf(specificGravity), (brix) => potentialAlcoholFromBrix({ brix })),
  },
} as const satisfies Readonly<Record<string, Scale>>;

/** A grape must has less sugar than a sucrose solution of the same Brix. */
export function mustSugarAt(specificGravity: number): Outcome {
  return after(brixOf(specificGravity), (brix) => mustSugar({ brix }));
}
