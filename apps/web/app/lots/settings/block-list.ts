import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { OfficeWording } from '../wording/english-office.ts';

type Block = Setup['blocks'][number];

/** Parses lines of `name, variety, area, larger area`. */
export function readBlockList(
  text: string,
  words: OfficeWording['nameLists'],
): { blocks: Block[]; problems: string[] } {
  const blocks: Block[] = [];
  const problems: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [name = '', variety = '', ...areas] = line.split(',').map((part) => part.trim());
    if (name === '' && variety === '') continue;
    if (variety === '') problems.push(words.whichVariety(line.trim().slice(0, 40)));
    else if (blocks.some((block) => block.name === name)) problems.push(words.blockTwice(name));
    else blocks.push({ name, variety, appellations: areas.filter(Boolean) });
  }
  return { blocks, problems };
}

export function writeBlockList(blocks: readonly Block[]): string {
  return blocks
    .map(({ name, variety, appellations }) => [name, variety, ...appellations].join(', '))
    .join('\n');
}
