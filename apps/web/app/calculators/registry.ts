interface Calculator {
  id: string;
  title: string;
  description: string;
  /** Slug of the article that explains it. */
  guide: string;
}

/** The calculators in the order in which they are listed; each has its page at `/tools/{id}`. */
export const calculators = [
  {
    id: 'brix-sg',
    title: 'Brix to Specific Gravity',
    description: 'Turn a refractometer reading into specific gravity, or a hydrometer reading into Brix.',
    guide: 'wine-calculation-tools-for-winemakers',
  },
  {
    id: 'alcohol',
    title: 'Alcohol by Volume',
    description: 'Estimate the alcohol of a wine from its gravity before and after fermentation.',
    guide: 'wine-calculation-tools-for-winemakers',
  },
  {
    id: 'density-alcohol',
    title: 'Density to Alcohol',
    description: 'Read alcohol from measured density, or density from alcohol, corrected for temperature.',
    guide: 'wine-calculation-tools-for-winemakers',
  },
  {
    id: 'so2',
    title: 'SO₂ Addition',
    description: 'Weigh the sulfite that brings a wine to the molecular SO₂ its pH asks for.',
    guide: 'sulfur-dioxide-management-in-winemaking',
  },
  {
    id: 'yan',
    title: 'YAN Nutrient Additions',
    description: 'Plan the nitrogen your yeast needs, as DAP alone or with an organic nutrient.',
    guide: 'yan-management-in-winemaking',
  },
] as const satisfies readonly Calculator[];

export type CalculatorId = (typeof calculators)[number]['id'];
