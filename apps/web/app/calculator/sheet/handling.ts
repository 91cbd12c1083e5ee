const handlingById: Readonly<Record<string, string>> = {
  so2: 'Dissolve in about ten times its weight of cool water or wine, add while mixing the tank, and keep mixing. Powder and solution give off SO₂: work in fresh air. Measure free SO₂ after a day.',
  yan: 'Stir into a little must or water and add it slowly while mixing: a fermenting must foams over when crystals hit it.',
  'acid-addition':
    'Dissolve in a few liters of the must or wine and add while mixing. Measure pH and titratable acidity once it’s mixed in.',
  deacidification:
    'Mix with part of the wine in a vessel with room for foam, return it slowly, and stir. Measure again when the crystals have settled.',
  chaptalization:
    'Dissolve the sugar in some of the must and stir it back in: sugar left on the bottom is missing from the next reading, and ferments later.',
  'copper-sulfate':
    'Dissolve in water and measure the solution; don’t weigh out specks. Add while mixing. Copper sulfate is poisonous: wear gloves, and add no more than the trial asked for.',
  sorbate: 'Dissolve in a little water and add while mixing; the wine must be clear and protected by SO₂.',
  tirage:
    'Dissolve in wine, add with the yeast culture, and keep stirring while bottling, so that every bottle gets the same amount.',
};

export function handlingOf(calculator: string): string | undefined {
  return handlingById[calculator];
}
