/**
 * The form in which names are compared: uniqueness, mentions, search, order. The database's `lower()` depends on its
 * locale.
 */
export function foldName(name: string): string {
  // Upper case first: "ß" and "SS", or both forms of a small sigma, look the same to readers.
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** Names that members could take for the site's or for other accounts'. */
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
export const reservedBeginnings = [
  'administrator',
  'moderator',
  'orbit_vine',
  'orbit_and_vine',
  'plastic_grapes',
] as const;
