import keywords from 'emojilib' with { type: 'json' };
import groups from 'unicode-emoji-json/data-by-group.json' with { type: 'json' };

/** Newer emoji show as empty boxes on many phones. */
const newest = 15.1;

const id = 'virtual:emoji';

/** Emoji by group as `emoji name keywords`, a third of the packages' weight in the browser. */
const lines = (emojis: { emoji: string; name: string; emoji_version: string }[]) =>
  emojis
    .filter(({ emoji_version }) => Number(emoji_version) <= newest)
    .map(({ emoji, name }) => {
      const known: readonly string[] = (keywords as Record<string, string[]>)[emoji] ?? [];
      const words = new Set(known.flatMap((keyword) => keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
      for (const word of name.split(' ')) words.delete(word);
      return `${emoji}\t${name}\t${[...words].join(' ')}`;
    });

export const emoji = () => ({
  name: 'emoji',
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load: (source: string) =>
    source === `\0${id}`
      ? `export default ${JSON.stringify(groups.map(({ name, emojis }) => [name, lines(emojis).join('\n')]))}`
      : undefined,
});
