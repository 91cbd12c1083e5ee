/** Properties of the wine; every treatment states its effect on each. */
export const wineQuantities = {
  volumeL: 'volume',
  brix: 'Brix',
  alcoholPercentVol: 'alcohol',
  taGPerL: 'TA',
  pH: 'pH',
  residualSugarGPerL: 'residual sugar',
  freeSo2MgPerL: 'free SO₂',
  totalSo2MgPerL: 'total SO₂',
} as const;
export type WineQuantity = keyof typeof wineQuantities;

/** Quantities that calculators give and take for the same tank, in formulas' units. */
export const quantities = {
  ...wineQuantities,
  headspaceL: 'headspace',
  grapesT: 'grapes',
  doseGPerHl: 'dose',
  waterPercent: 'water added',
  bottles: 'bottles',
  casesMade: 'cases',
} as const;
export type Quantity = keyof typeof quantities;

/** A tank's quantities. `NaN` is a quantity that changed and has to be measured again. */
export type Given = Readonly<Partial<Record<Quantity, number>>>;

/** The quantity that a field takes, and the field's factor to it. */
export type Taken = Quantity | readonly [Quantity, factor: number];
