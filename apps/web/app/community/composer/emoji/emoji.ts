import groups from 'virtual:emoji';
import { stored } from '../../../platform/stored.ts';

export interface Emoji {
  readonly emoji: string;
  readonly name: string;
  readonly keywords: readonly string[];
}

export interface EmojiGroup {
  readonly name: string;
  readonly emojis: readonly Emoji[];
}

/** Short enough that all tabs are in sight. */
const shortNames: Record<string, string> = {
  'Smileys & Emotion': 'Smileys',
  'People & Body': 'People',
  'Animals & Nature': 'Nature',
  'Food & Drink': 'Food',
  'Travel & Places': 'Travel',
};

export const emojiGroups: readonly EmojiGroup[] = groups.map(([name, lines]) => ({
  name: shortNames[name] ?? name,
  emojis: lines.split('\n').map((line) => {
    const [emoji = '', title = '', keywords = ''] = line.split('\t');
    return { emoji, name: title, keywords: keywords.split(' ') };
  }),
}));

const all = emojiGroups.flatMap(({ emojis }) => emojis);

/** Emoji with words that start with every searched word; matches of the name come first. */
export function findEmoji(searchText: string, most: number): Emoji[] {
  const words = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = (candidates: readonly string[]) =>
    words.every((word) => candidates.some((each) => each.startsWith(word)));
  const byName = all.filter(({ name }) => begins(name.split(' ')));
  const matchesOfName = new Set(byName);
  const byKeyword = all.filter(
    (each) => !matchesOfName.has(each) && begins([...each.name.split(' '), ...each.keywords]),
  );
  return [...byName, ...byKeyword].slice(0, most);
}

const wineNames = [
  'grapes',
  'wine glass',
  'clinking glasses',
  'bottle with popping cork',
  'seedling',
  'leaf fluttering in wind',
  'tractor',
  'test tube',
  'thermometer',
  'sun',
  'cloud with rain',
  'snowflake',
  'oil drum',
  'cheese wedge',
];

export function firstEmoji(): EmojiGroup {
  const used = recent.get();
  const wine = wineNames.flatMap((name) => all.find((each) => each.name === name) ?? []);
  // The first smileys fill the rest of the picker.
  const [smileys] = emojiGroups;
  return {
    name: used.length > 0 ? 'Recent' : 'Wine',
    emojis: [...new Set([...used, ...wine, ...(smileys?.emojis.slice(0, 42) ?? [])])],
  };
}

const maxRecent = 14;

/** Recently used emoji, the latest first. */
const recent = stored<readonly Emoji[]>({
  key: 'plastic-grapes:emoji',
  fallback: [],
  read: (text) => text.split(' ').flatMap((emoji) => all.find((each) => each.emoji === emoji) ?? []),
  write: (emojis) => emojis.map(({ emoji }) => emoji).join(' '),
});

export function rememberEmoji(emoji: Emoji): void {
  recent.change((now) => [emoji, ...now.filter((each) => each !== emoji)].slice(0, maxRecent));
}
