import { codePatternFaults } from '@orbit-vine/cellar-book/lot-code-pattern.ts';
import type { WineryRole } from '@orbit-vine/contract/lots.ts';

export const settings = {
  label: 'Settings',
  parts: {
    settings: 'People',
    vessels: 'Vessels',
    names: 'Names and codes',
    winery: 'The winery',
    history: 'History',
  },
  onlyOwners: 'Only an owner of the winery can change settings.',
  printLabels: 'Print labels',
  newVessels: 'New vessels and bottles',
  lotInCellar: 'A lot already in the cellar',
  noneYet: 'None yet.',
  outOfUse: 'Out of use:',
  blocks: 'Blocks',
  materials: 'Materials',
  varieties: 'Varieties',
  lotCodes: 'Lot codes',
  otherWinemakers: 'For questions to other winemakers:',
  anotherWinery: 'Another winery',
  deleteWinery: 'Delete the winery',
  name: 'Name',
  lockedThrough: 'Records locked through',
  lockHint:
    'Only an owner can add or correct rows through this day. Set it, for example, once a report is filed.',
  save: 'Save',
  saved: 'Saved',
  overtaken: 'Someone else has changed this since you began. Saving replaces theirs with yours.',
  seeTheirs: 'See theirs',
  deleteAbout:
    'The records, the messages, and the list of people will be deleted for good, for everyone who works with the winery. A bonded winery must keep its records for at least three years (27 CFR 24.300), so download the archive first.',
  deleteConfirm: (winery: string) => `To confirm, type ${winery}`,
};

/** Lists of names, and the rule for lot codes. */
export const nameLists = {
  blocksAbout:
    'One line each: name, variety, then the viticultural area and the larger appellations it lies in, separated by commas.',
  saveBlocks: 'Save the blocks',
  whichVariety: (line: string) => `“${line}”: which variety grows there?`,
  blockTwice: (name: string) => `Block ${name} is listed twice.`,
  namesAbout:
    'One per line, followed by whatever else the crew calls it, separated by commas. If someone texts a name that isn’t here, we ask about it.',
  saveMaterials: 'Save the materials',
  saveVarieties: 'Save the varieties',
  twice: (name: string) => `${name} is listed twice.`,
  saved: 'Saved.',
  codesAbout:
    'New lots and mixtures get a code by this rule. Use {vintage} for 24 or {year} for 2024, {variety} for two letters of the variety, and {number} for the next free number, with letters, digits, and dashes between them. Existing lots keep their codes.',
  codeRule: 'Rule for lot codes',
  saveRule: 'Save the rule',
  nextLots: (vintage: number, variety: string) => `The next lots of ${vintage} ${variety}:`,
  blends: 'blends',
  codeFaults: codePatternFaults,
};

export const people = {
  /** What a person is. */
  roles: { cellar: 'cellar', viewer: 'viewer', owner: 'owner' } satisfies Record<
    WineryRole,
    string
  > as Record<WineryRole, string>,
  roleChoices: {
    cellar: 'Cellar: enters and reads',
    viewer: 'Viewer: reads',
    owner: 'Owner: everything',
  } satisfies Record<WineryRole, string> as Record<WineryRole, string>,
  invite: 'Invite someone',
  createCode: 'Create a code',
  codeFor: (name: string) => `Code for ${name}:`,
  codeAbout: (name: string) =>
    `It’s shown only this once, and it’s good for one use within a week. ${name} signs in at /lots and enters it.`,
  codeByText: (number: string, phone: string) =>
    `Or texts it to ${number} from ${phone}. For both, create a second code once the first has been used.`,
  name: 'Name',
  role: 'Role',
  phone: 'Phone, if they text',
  phoneHint: 'With the country code, such as +1 231 555 0123.',
  you: '(you)',
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  newCode: 'New code',
  newCodeNamed: (name: string) => `New code for ${name}`,
  saveNamed: (name: string) => `Save ${name}`,
  leave: 'Leave',
  leaveNamed: (name: string) => `Leave as ${name}`,
  sureToLeave: 'Yes, leave',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  sureToRemove: 'Yes, remove',
  askToLeave: (name: string) => `Ask ${name} to leave`,
  textedStop: 'texted STOP',
  notConfirmed: 'not confirmed',
  notOnSite: 'not on the site yet',
  wasAsked: (day: string) => `asked to leave; can be removed starting ${day}`,
  anotherOwner: 'Another owner',
  isAsked: (owner: string, day: string) =>
    `${owner} has asked you to leave this winery. If you agree, leave, or give yourself another role. Without an answer, ${owner} can remove you starting ${day}.`,
  stay: 'Stay an owner',
};

export const history = {
  about: 'Every owner gets an email when someone is let in, a role is changed, or an owner is removed.',
  secured:
    'Your account was secured, or its password reset. Everything done with it here in the two weeks before has been undone. Restore what you did yourself.',
  restoreAll: 'All of this was me: restore it',
  restore: 'Restore',
  restoreNamed: (act: string) => `Restore: ${act}`,
  undone: (moment: string) => `undone ${moment}`,
  showAll: 'Show all',
};
