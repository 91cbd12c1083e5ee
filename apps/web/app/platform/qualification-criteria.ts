export const qualificationCriteria = [
  'Increasing biodiversity in and around the vineyard',
  'Planting hybrid grape varieties selected for local climate',
  'Transitioning to zero-additive winemaking',
  'Allocating a portion of profits to local social impact initiatives',
  'Leadership in a lesser-known wine region',
  'Being 100% employee-owned (even at harvest)',
  'Transparency advocacy (every additive and process available to consumers)',
] as const;
