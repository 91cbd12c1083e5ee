/** What is true of the wine itself: every treatment says what becomes of each. */
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

/** What one calculator gives and another takes of the same tank, in the units of the formulas, by its name. */
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

/** Quantities that are known, by name. */
export type Given = Readonly<Partial<Record<Quantity, number>>>;

/** The quantity that a field takes, and by how much its number is larger than the quantity's. */
export type Taken = Quantity | readonly [Quantity, factor: number];
