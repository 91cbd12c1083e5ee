import { withFigures, withoutFigures } from '@orbit-vine/contract/figures.ts';
import { splitMentions } from '@orbit-vine/contract/mentions.ts';
import { isWithinMarkBounds, markBounds } from '@orbit-vine/contract/message-marks.ts';
import type { Literal, Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { isWithinAddressBounds } from './address-bounds.ts';

/** `@` and a name, in text that readers see as addressed to the member. */
interface MentionNode extends Literal {
  type: 'mention';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    mention: MentionNode;
  }
  interface RootContentMap {
    mention: MentionNode;
  }
}

/**
 * The subset of Markdown that people use in chat: emphasis, code, lists, checklists, tables, links, quotes.
 * Everything else stays text: HTML, headings, images, rules, indented code, escaped breaks, and link definitions, which
 * would hide lines.
 */
const withoutTheRest = {
  disable: {
    null: [
      'htmlFlow',
      'htmlText',
      'headingAtx',
      'setextUnderline',
      'thematicBreak',
      'codeIndented',
      'definition',
      'labelStartImage',
      'characterReference',
      'hardBreakEscape',
    ],
  },
};

/** Only web addresses; mail addresses are found in the tree, since any word could begin one here. */
const webAddresses: ReturnType<typeof gfmAutolinkLiteral> = {
  text: Object.fromEntries(
    Object.entries(gfmAutolinkLiteral().text ?? {}).map(([sign, constructs = []]) => [
      sign,
      [constructs].flat().filter(({ name }) => name !== 'emailAutolink'),
    ]),
  ),
};

/** Stands for an escaped `@`, so that no mention is found there. */
const escapedAt = '\uFDDE\uFDDF';
const withEscapedAt = (text: string) =>
  text.replace(/\\[\\@]/g, (pair) => (pair === '\\@' ? escapedAt : pair));
const inText = (value: string) => withFigures(value).replaceAll(escapedAt, '@');
const inCode = (value: string) => withFigures(value).replaceAll(escapedAt, '\\@');

/** A message's tree; undefined if it exceeds the limits on marks, and is shown as plain text. */
export function parseMarkdown(text: string): Nodes | undefined {
  const marked = withEscapedAt(withoutFigures(text));
  if (!isWithinMarkBounds(marked) || !isWithinAddressBounds(text)) return undefined;
  const tree: Nodes = fromMarkdown(marked, {
    extensions: [
      webAddresses,
      gfmStrikethrough({ singleTilde: false }),
      gfmTable(),
      gfmTaskListItem(),
      withoutTheRest,
    ],
    mdastExtensions: [
      gfmAutolinkLiteralFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
    ],
  });
  finish(tree, text);
  return tree;
}

/** Items belong to their list, cells to their table, and paragraphs to their container. */
const noLevel = new Set(['listItem', 'paragraph', 'tableRow', 'tableCell']);

/**
 * Turns unsafe links and nodes below the deepest level into text as written, and puts the signs of figures back. Iterative,
 * so that no depth overflows the stack.
 */
function finish(tree: Nodes, text: string): void {
  const left: { node: Nodes; level: number }[] = [{ node: tree, level: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, level } = next;
    if (node.type === 'text' || node.type === 'mention') node.value = inText(node.value);
    else if ('value' in node) node.value = inCode(node.value);
    if (node.type === 'link') node.url = inCode(node.url);
    if (!('children' in node)) continue;
    if (node.type !== 'link') splitChildren(node);
    for (const child of node.children) {
      const below = level + (noLevel.has(child.type) ? 0 : 1);
      const isShown = below <= markBounds.levels && !isUnsafe(child);
      if (isShown) left.push({ node: child, level: below });
      else if ('children' in child) asText(child, text);
    }
  }
}

/** Makes mentions separate nodes, except in links. */
function splitChildren(node: Parents): void {
  if (!node.children.some((child) => child.type === 'text' && child.value.includes('@'))) return;
  const children = node.children.flatMap((child): Nodes[] =>
    child.type === 'text'
      ? splitMentions(child.value).map(({ text: value, mention }) =>
          mention ? { type: 'mention', value } : { type: 'text', value },
        )
      : [child],
  );
  Object.assign(node, { children });
}

const isUnsafe = (node: Nodes) => node.type === 'link' && !isSafeLink(inCode(node.url));

function asText(node: Nodes, text: string): void {
  const { start, end } = node.position ?? {};
  const value = text.slice(start?.offset, end?.offset);
  Reflect.deleteProperty(node, 'children');
  Object.assign(node, { type: 'text', value });
}

/** Links to other schemes are shown as text. */
export function isSafeLink(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url) && URL.canParse(url);
}
