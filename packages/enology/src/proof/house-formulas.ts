import type { FormulaCall } from '../formulas.ts';

type Inputs = FormulaCall['inputs'];

interface HouseFormula {
  readonly quantity: string;
  /** Why it differs from the tables by more than their rounding, if it does. */
  readonly why: string | undefined;
  /** The formula with the published values to compare with. */
  readonly insteadOf: string;
  /** The house formula's call for a published point, if it applies. */
  readonly call: (inputs: Inputs) => FormulaCall | undefined;
}

/** The house formulas, compared with the same published values. */
export const houseFormulas = {
  alcoholByFactor: {
    quantity: 'alcohol by the factor 131.25',
    why: 'The factor 131.25 is the same for all gravities. The published methods allow for the extract and find more alcohol in a dry wine.',
    insteadOf: 'balling',
    call: (inputs) => ({ formula: 'simpleAlcohol', inputs }),
  },
  distillateByNewton: {
    quantity: 'alcohol of a distillate by Newton’s method',
    why: undefined,
    insteadOf: 'alcoholFromDensity',
    call: (inputs) => ({ formula: 'simpleAlcoholFromDensity', inputs: { ...inputs, extractKgPerM3: 0 } }),
  },
  freeSo2: {
    quantity: 'free SO₂ by the house formula',
    why: 'The house formula leaves out the molecular part itself and takes 1.80 for the pKa; the tables take 1.81. At low pH the first difference outweighs the second; at high pH, the reverse.',
    insteadOf: 'freeSo2Needed',
    call: ({ pKa, ...inputs }) => (pKa === 1.81 ? { formula: 'simpleFreeSo2Needed', inputs } : undefined),
  },
} as const satisfies Readonly<Record<string, HouseFormula>>;
