export interface DoughTemperatures {
  wanted: number;
  room: number;
  flour: number;
  starter: number;
  /** The rise from kneading. */
  friction: number;
}

/**
 * How warm the water has to be for the dough to leave the mixer as wanted, in the unit of the others.
 *
 * Water = 4 · wanted − (room + flour + starter + friction): the bakers' rule for a dough with a starter, which leaves
 * out that the parts weigh differently.
 *
 * @see J. Hamelman, Bread, 3rd ed. 2021, "Desired dough temperature".
 */
export function waterTemperature({ wanted, room, flour, starter, friction }: DoughTemperatures): number {
  return 4 * wanted - (room + flour + starter + friction);
}

/** The heat of melting ice, as degrees Celsius of cooling for the same weight of water: 334 J/g over 4.18 J/(g·K). */
const meltingCelsius = 80;

/**
 * How many grams of the water to weigh as ice where the tap is too warm: the heat that the water gives off is what the
 * ice takes to melt and to come up to the wanted temperature. m · (tap − wanted) / (tap + 80), in degrees Celsius.
 */
export function iceGrams(waterGrams: number, tapCelsius: number, wantedCelsius: number): number {
  return (waterGrams * Math.max(0, tapCelsius - wantedCelsius)) / (tapCelsius + meltingCelsius);
}
