import type { Occupation } from '@orbit-vine/contract/occupations.ts';

export const occupationNames: Record<Occupation, string> = {
  winemaker: 'Winemaker',
  cellarHand: 'Cellar hand',
  grower: 'Grower',
  owner: 'Owner',
  lab: 'Lab',
  sales: 'Sales',
  hospitality: 'Tasting room',
  consultant: 'Consultant',
  supplier: 'Supplier',
  educator: 'Educator',
  student: 'Student',
  other: 'Other',
};

export const occupationChoices = Object.entries(occupationNames) as [Occupation, string][];
