import type { Definition } from '../../calculator/definition/definition.ts';
import { computeBrix } from './calculation.ts';
import { brixForm } from './form.ts';

export const definition: Definition<typeof brixForm> = {
  id: 'brix-sg',
  form: brixForm,
  title: 'Brix to Specific Gravity',
  description: 'Turn a refractometer reading into specific gravity, or a hydrometer reading into Brix.',
  guide: 'wine-calculation-tools-for-winemakers',
  short: 'Brix',
  seasons: ['harvest', 'fermentation'],
  task: 'sugar',
  name: 'Brix and specific gravity',
  features: ['Brix to specific gravity', 'Specific gravity to Brix', 'Potential alcohol'],
  searchWords: [
    'refractometer',
    'hydrometer',
    'sugar',
    'plato',
    'oechsle',
    'baume',
    'kmw',
    'sg',
    'potential alcohol',
  ],
  fields: ({ direction }) => ['direction', direction === 'brixToSg' ? 'brix' : 'specificGravity'],
  compute: computeBrix,
  proof: { groups: ['brix_sg', 'must_oiv'] },
  sources: ['jolicoeur', 'usda-135-a-50', 'oiv-oeno-21-2004'],
  references: [
    {
      title: 'USDA sucrose conversion table: refractive index, Brix, and specific gravity',
      url: 'https://usermanual.wiki/Document/DetailedBrixChart.1345778913.pdf',
    },
    'oiv-oeno-21-2004',
    { title: 'Wikipedia: Brix, with the fits in common use', url: 'https://en.wikipedia.org/wiki/Brix' },
  ],
};
