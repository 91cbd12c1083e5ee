import { longDay } from '../../ui/dates.ts';

/** One American viticultural area, as `data/areas.json` holds it. */
export interface ViticulturalArea {
  /** Name in small letters with hyphens; unique. */
  id: string;
  name: string;
  /** Postal codes, the one that holds most of it first as the source has it. */
  states: string[];
  counties: string[];
  /** Day on which its rule stood in the Federal Register, as YYYY-MM-DD. */
  published: string;
  /** Day from which the rule held, where the source's date can be right. */
  effective?: string;
  /** Section of Title 27 of the Code of Federal Regulations: "9.33". */
  section: string;
  /** The rule that made it: "T.D. ATF-91, 46 FR 46320". */
  rule: string;
  petitioner?: string;
  /** Measured from the outline. */
  acres: number;
  /** A place inside it near its middle: longitude and latitude in degrees. */
  center: [number, number];
  /** Ids of the areas that it lies in whole, the largest first. */
  within: string[];
  /** Ids of larger areas that it lies in partly. */
  partlyWithin: string[];
  /** The id of an area that its rule leaves out although the outline runs round it. */
  leavesOut?: string;
}

/** "July 2, 1993": the day of the rule in the Federal Register. */
export const dayOfRule = ({ published }: ViticulturalArea): string => longDay(published);
