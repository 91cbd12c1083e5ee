import { distinctNames, splitMentions } from '@orbit-vine/contract/mentions.ts';
import type { Nodes } from 'mdast';
import { hasMarks } from './has-marks.ts';
import { parseMarkdown } from './markdown-tree.ts';

/** The members' names that a message addresses, in order: not those in code, links, addresses, or quotes, or after a backslash. */
export function namedMembers(content: string): string[] {
  const tree = hasMarks(content) ? parseMarkdown(content) : undefined;
  const written = tree
    ? mentionsOf(tree)
    : splitMentions(content).flatMap(({ text, mention }) => (mention ? text : []));
  return distinctNames(written.map((text) => text.slice(1)));
}

function mentionsOf(node: Nodes): string[] {
  if (node.type === 'mention') return [node.value];
  if (node.type === 'blockquote' || !('children' in node)) return [];
  return node.children.flatMap(mentionsOf);
}
