import type { Setup } from '@orbit-vine/cellar-book/setup.ts';

type Block = Setup['blocks'][number];

/** Parses lines of `name, variety, area, larger area`. */
export function readBlockList(text: string): { blocks: Block[]; problems: string[] } {
  const blocks: Block[] = [];
  const problems: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [name = '', variety = '', ...areas] = line.split(',').map((part) => part.trim());
    if (name === '' && variety === '') continue;
    if (variety === '') problems.push(`“${line.trim().slice(0, 40)}”: which variety grows there?`);
    else if (blocks.some((block) => block.name === name)) problems.push(`Block ${name} is listed twice.`);
    else blocks.push({ name, variety, appellations: areas.filter(Boolean) });
  }
  return { blocks, problems };
}

export function writeBlockList(blocks: readonly Block[]): string {
  return blocks
    .map(({ name, variety, appellations }) => [name, variety, ...appellations].join(', '))
    .join('\n');
}
