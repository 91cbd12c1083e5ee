/**
 * What a name is compared by, wherever two names are asked to be the same: uniqueness, mentions, searching, order. Done
 * here and not by the database, whose `lower()` depends on the locale that it was made with.
 */
export function foldName(name: string): string {
  // By capitals first: "ß" and "SS", or both forms of a small sigma, are the same to a reader.
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** Nobody takes a name that speaks for the site, or that the site itself shows for somebody else. */
export const reservedNames = [
  'admin',
  'all',
  'channel',
  'everybody',
  'everyone',
  'former_member',
  'a_former_member',
  'founder',
  'the_founder',
  'help',
  'here',
  'mods',
  'official',
  'orbit',
  'security',
  'staff',
  'support',
  'system',
  'team',
  'webmaster',
] as const;
/** Nor one that begins with any of these. */
export const reservedBeginnings = [
  'administrator',
  'moderator',
  'orbit_vine',
  'orbit_and_vine',
  'plastic_grapes',
] as const;
