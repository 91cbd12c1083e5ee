import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';

/**
 * The little Markdown that people use in a chat: emphasis, code, lists, links, quotes. What it does not have is text:
 * HTML, headings, images, rules, code by indentation, and link definitions, which would swallow lines unseen.
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
    ],
  },
};

export function parseMarkdown(text: string): Nodes {
  return fromMarkdown(text, {
    extensions: [gfmAutolinkLiteral(), gfmStrikethrough({ singleTilde: false }), withoutTheRest],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}

/** Only these leave the page; a link of any other kind is shown as the text it was written as. */
export function isSafeLink(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url) && URL.canParse(url);
}
