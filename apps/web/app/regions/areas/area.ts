import { longDay } from '../../ui/dates.ts';

/** An American viticultural area, as in `data/areas.json`. */
export interface ViticulturalArea {
  /** The name in lower case with hyphens; unique. */
  id: string;
  name: string;
  /** Postal codes, in the source's order: the one with the largest part first. */
  states: string[];
  counties: string[];
  /** Publication day in the Federal Register, YYYY-MM-DD. */
  published: string;
  /** Effective day; omitted where the source's date cannot be right. */
  effective?: string;
  /** Section of Title 27 of the Code of Federal Regulations: "9.33". */
  section: string;
  /** The rule that established it: "T.D. ATF-91, 46 FR 46320". */
  rule: string;
  petitioner?: string;
  /** Measured from the outline. */
  acres: number;
  /** A point inside it near its middle: longitude and latitude in degrees. */
  center: [number, number];
  /** Ids of the areas that contain it, the largest first. */
  within: string[];
  /** Ids of larger areas that it overlaps. */
  partlyWithin: string[];
  /** The id of an area that its rule excludes although the outline surrounds it. */
  leavesOut?: string;
}

export const dayOfRule = ({ published }: ViticulturalArea): string => longDay(published);
