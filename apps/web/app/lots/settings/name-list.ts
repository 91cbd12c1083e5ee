import type { OfficeWording } from '../wording/english-office.ts';

interface Named {
  name: string;
  aliases?: string[] | undefined;
}

/** Parses lines of `name, synonym`. Other fields of a existing name are kept. */
export function readNameList<Kind extends Named>(
  text: string,
  existing: readonly Kind[],
  { twice }: Pick<OfficeWording['nameLists'], 'twice'>,
): { names: Kind[]; problems: string[] } {
  const names: Kind[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    const [name = '', ...aliases] = line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    if (name === '') continue;
    const before = existing.find((each) => each.name === name);
    if (seen.has(name.toLowerCase())) problems.push(twice(name));
    else names.push({ ...before, name, aliases } as Kind);
    seen.add(name.toLowerCase());
  }
  return { names, problems };
}

export function writeNameList(names: readonly Named[]): string {
  return names.map(({ name, aliases = [] }) => [name, ...aliases].join(', ')).join('\n');
}
