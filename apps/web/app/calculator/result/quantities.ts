/** What one calculator gives and another takes of the same tank, in the units of the formulas, by its name. */
export const quantities = {
  volumeL: 'volume',
  headspaceL: 'headspace',
  grapesT: 'grapes',
  brix: 'Brix',
  alcoholPercentVol: 'alcohol',
  taGPerL: 'TA',
  pH: 'pH',
  residualSugarGPerL: 'residual sugar',
  freeSo2MgPerL: 'free SO₂',
  totalSo2MgPerL: 'total SO₂',
  doseGPerHl: 'dose',
  waterPercent: 'water added',
  bottles: 'bottles',
  casesMade: 'cases',
} as const;
export type Quantity = keyof typeof quantities;

/** What a tank is after a calculation. One that is no number was known before and has to be measured again. */
export type Given = Readonly<Partial<Record<Quantity, number>>>;

/** The quantity that a field takes, and by how much its number is larger than the quantity's. */
export type Taken = Quantity | readonly [Quantity, factor: number];
