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

export const emojiGroups: readonly EmojiGroup[] = groups.map(([name, lines]) => ({
  name,
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
  return {
    name: used.length > 0 ? 'Recent and wine' : 'Wine',
    emojis: [...used, ...wine.filter((each) => !used.includes(each))],
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
