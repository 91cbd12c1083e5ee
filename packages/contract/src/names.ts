/**
 * The form in which names are compared everywhere: uniqueness, mentions, search, order. Not the database's `lower()`,
 * which depends on its locale.
 */
export function foldName(name: string): string {
  // Upper case first: "ß" and "SS", or both forms of a small sigma, look the same to readers.
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** Names that speak for the site, or that the site shows for other accounts. */
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
/** Nor may a name begin with these. */
export const reservedBeginnings = [
  'administrator',
  'moderator',
  'orbit_vine',
  'orbit_and_vine',
  'plastic_grapes',
] as const;
