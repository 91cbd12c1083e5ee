/** A viticultural area that was established after the boundaries in `data` were drawn. */
export interface NewerArea {
  id: string;
  name: string;
  /** Postal code. */
  state: string;
  /** The counties that it may lie in. */
  counties: string[];
  /** Publication day in the Federal Register, YYYY-MM-DD. */
  published: string;
  effective?: string;
  /** "T.D. TTB-191, 89 FR 18797", as far as we have read it. */
  rule: string;
  section?: string;
  /** Number of the rule's document in the Federal Register. */
  document: string;
  /** Ids of areas that the rule changed, and how. */
  changes?: { areas: string[]; how: string };
  /** The part of the rule or the regulation that we have not read. */
  notRead?: string;
}

/** The grand division of 33 counties, Tennessee Code 4-1-202: the summary that we read says "eastern Tennessee". */
const eastTennessee =
  'Anderson, Bledsoe, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Cumberland, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, Marion, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington'.split(
    ', ',
  );

/** By date. Read on November 28, 2026, in stored copies of the Federal Register and of 27 CFR part 9. */
export const newerAreas: readonly NewerArea[] = [
  {
    id: 'contra-costa',
    name: 'Contra Costa',
    state: 'CA',
    counties: ['Contra Costa'],
    published: '2024-03-15',
    effective: '2024-04-15',
    rule: 'T.D. TTB-191, 89 FR 18797',
    section: '9.291',
    document: '2024-05476',
    changes: { areas: ['san-francisco-bay', 'central-coast'], how: 'enlarged to include the new area' },
  },
  {
    id: 'comptche',
    name: 'Comptche',
    state: 'CA',
    counties: ['Mendocino'],
    published: '2024-04-08',
    rule: 'T.D. TTB-192, 89 FR 24378',
    section: '9.292',
    document: '2024-07395',
    notRead: 'the day it took effect, and whether North Coast leaves it out',
  },
  {
    id: 'yucaipa-valley',
    name: 'Yucaipa Valley',
    state: 'CA',
    counties: ['San Bernardino', 'Riverside'],
    published: '2024-04-25',
    effective: '2024-05-28',
    rule: 'T.D. TTB-193, 89 FR 31632',
    section: '9.293',
    document: '2024-08868',
  },
  {
    id: 'upper-cumberland',
    name: 'Upper Cumberland',
    state: 'TN',
    counties: ['Cumberland', 'Fentress', 'Macon', 'Overton', 'Putnam', 'Smith', 'Warren', 'White'],
    published: '2024-05-15',
    effective: '2024-06-14',
    rule: '89 FR 42363',
    document: '2024-10626',
    notRead: 'the number of the decision and the section',
  },
  {
    id: 'san-luis-rey',
    name: 'San Luis Rey',
    state: 'CA',
    counties: ['San Diego'],
    published: '2024-08-30',
    effective: '2024-09-30',
    rule: 'T.D. TTB-195, 89 FR 70487',
    document: '2024-19578',
    notRead: 'the section',
  },
  {
    id: 'crystal-springs-of-napa-valley',
    name: 'Crystal Springs of Napa Valley',
    state: 'CA',
    counties: ['Napa'],
    published: '2024-10-16',
    effective: '2024-11-15',
    rule: 'T.D. TTB-197, 89 FR 83431',
    document: '2024-23655',
    changes: { areas: ['calistoga'], how: 'changed' },
    notRead: 'the section',
  },
  {
    id: 'beverly-washington',
    name: 'Beverly, Washington',
    state: 'WA',
    counties: ['Grant'],
    published: '2024-10-29',
    effective: '2024-11-29',
    rule: 'T.D. TTB-198',
    document: '2024-25076',
    notRead: 'the page of the Federal Register and the section',
  },
  {
    id: 'tryon-foothills',
    name: 'Tryon Foothills',
    state: 'NC',
    counties: ['Polk'],
    published: '2025-09-29',
    effective: '2025-10-29',
    rule: '90 FR 46471',
    document: '2025-18879',
    notRead: 'the number of the decision and the section',
  },
  {
    id: 'nashoba-valley',
    name: 'Nashoba Valley',
    state: 'MA',
    counties: ['Worcester'],
    published: '2026-03-24',
    effective: '2026-04-23',
    rule: '',
    document: '2026-05730',
    notRead: 'the rule itself; its dates are from an index of the Federal Register',
  },
  {
    id: 'nine-lakes-of-east-tennessee',
    name: 'Nine Lakes of East Tennessee',
    state: 'TN',
    counties: eastTennessee,
    published: '2026-03-24',
    effective: '2026-04-23',
    rule: '',
    document: '2026-05731',
    notRead: 'the rule itself; its dates are from an index of the Federal Register',
  },
  {
    id: 'columbia-hills',
    name: 'Columbia Hills',
    state: 'WA',
    counties: ['Klickitat'],
    published: '2026-08-17',
    effective: '2026-09-16',
    rule: 'T.D. TTB-206, 91 FR 53191',
    section: '9.301',
    document: '2026-16701',
    notRead: 'the rule itself; the citation is from two lists that name it',
  },
];

/** Boundaries that changed, apart from those of the rules above. */
export const laterChanges = [
  {
    areas: ['red-hills-lake-county'],
    state: 'CA',
    counties: ['Lake'],
    how: 'enlarged by about 679 acres',
    published: '2024-02-05',
    rule: 'T.D. TTB-190, 89 FR 7618',
    document: '2024-01877',
  },
] as const;

/** The last rule whose boundary we have: Winters Highlands, § 9.290. */
export const boundariesThrough = { rule: 'T.D. TTB-189', published: '2023-08-29', section: '9.290' };
