import type { Link, Nodes } from 'mdast';
import { hasMarks } from './has-marks.ts';
import { isSafeLink, parseMarkdown } from './markdown-tree.ts';

export interface DrawnLink {
  readonly node: Link;
  readonly href: string;
  readonly text: string;
  /** The text plus adjoining characters: readers see them as one word. */
  readonly word: string;
}

/** The longest host name; a word is followed no further beyond its link. */
const hostLength = 253;
/** Characters that separate words and surround addresses. */
const separator = /[\s()[\]{}<>"'“”«»,;!|]/;

export function linksOf(tree: Nodes): DrawnLink[] {
  const links: DrawnLink[] = [];
  collect(tree, links);
  return links;
}

/** The links that a message is drawn with; undefined if it has too many marks and is shown as plain text. */
export function linksIn(content: string): DrawnLink[] | undefined {
  if (!hasMarks(content)) return [];
  const tree = parseMarkdown(content);
  return tree && linksOf(tree);
}

function collect(node: Nodes, links: DrawnLink[]): void {
  if (!('children' in node)) return;
  if (node.type === 'paragraph' || node.type === 'tableCell') links.push(...linksOfLine(node));
  else for (const child of node.children) collect(child, links);
}

function linksOfLine(line: Nodes): DrawnLink[] {
  let text = '';
  const spans: { node: Link; from: number; to: number }[] = [];
  const read = (node: Nodes) => {
    const from = text.length;
    if (node.type === 'text' || node.type === 'mention' || node.type === 'inlineCode') text += node.value;
    else if (node.type === 'break') text += '\n';
    else if ('children' in node) for (const child of node.children) read(child);
    if (node.type === 'link' && isSafeLink(node.url)) spans.push({ node, from, to: text.length });
  };
  read(line);
  return spans.map(({ node, from, to }) => {
    const before =
      text
        .slice(Math.max(0, from - hostLength), from)
        .split(separator)
        .at(-1) ?? '';
    const [after = ''] = text.slice(to, to + hostLength).split(separator);
    const own = text.slice(from, to);
    return { node, href: node.url, text: own, word: before + own + after };
  });
}
