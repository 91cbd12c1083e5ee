import { splitMentions } from '@orbit-vine/contract/mentions.ts';
import { foldName } from '@orbit-vine/contract/names.ts';
import type { Nodes } from 'mdast';
import { hasMarks } from './has-marks.ts';
import { parseMarkdown } from './markdown-tree.ts';

/** The members' names that a message addresses, in order: not those in code, links, addresses, or quotes, or after a backslash. */
export function namedMembers(content: string): string[] {
  const tree = hasMarks(content) ? parseMarkdown(content) : undefined;
  const written = tree
    ? mentionsOf(tree)
    : splitMentions(content).flatMap(({ text, mention }) => (mention ? text : []));
  const names = new Map<string, string>();
  for (const name of written.map((text) => text.slice(1)))
    if (!names.has(foldName(name))) names.set(foldName(name), name);
  return [...names.values()];
}

function mentionsOf(node: Nodes): string[] {
  if (node.type === 'mention') return [node.value];
  if (node.type === 'blockquote' || !('children' in node)) return [];
  return node.children.flatMap(mentionsOf);
}
