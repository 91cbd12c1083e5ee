/** A US gallon, by definition 231 cubic inches. */
export const LITERS_PER_GALLON = 3.785411784;

/** An avoirdupois pound, by definition. */
export const KG_PER_POUND = 0.45359237;
