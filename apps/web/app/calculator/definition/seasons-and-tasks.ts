export const seasons = {
  vineyard: 'Growing season',
  harvest: 'Harvest',
  fermentation: 'Fermentation',
  aging: 'Aging',
  bottling: 'Bottling',
  always: 'All year',
} as const;
export type Season = keyof typeof seasons;

export const tasks = {
  sugar: 'Sugar and alcohol',
  acidity: 'Acidity',
  sulfur: 'Sulfur dioxide',
  yeast: 'Yeast and fermentation',
  additions: 'Additions and fining',
  blending: 'Blending and sweetness',
  sparkling: 'Sparkling wine',
  vessels: 'Tanks, barrels, and transfers',
  laboratory: 'Laboratory and tasting',
  vineyard: 'Vineyard',
  bottling: 'Bottling and labels',
  business: 'Tax and cost',
} as const;
export type Task = keyof typeof tasks;
