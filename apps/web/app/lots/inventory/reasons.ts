export const reasonsForLess = ['evaporation', 'lees', 'spill', 'leak', 'samples', 'unexplained'] as const;
export const reasonsForMore = ['topping not entered', 'misread before', 'unexplained'] as const;
