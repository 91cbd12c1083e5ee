/** Why a cellar holds less than its book, and more; any other can be written. */
export const reasonsForLess = ['evaporation', 'lees', 'spill', 'leak', 'samples', 'unexplained'] as const;
export const reasonsForMore = ['topping not entered', 'misread before', 'unexplained'] as const;
