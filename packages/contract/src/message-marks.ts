/**
 * How much Markdown a message may contain. Parsing time grows with the square of the number of marks, and rendering
 * needs stack for each level. Handwritten text has far fewer.
 */
export const markBounds = {
  /** Nested quotes, lists, and emphasis. Deeper ones are plain text. */
  levels: 12,
  blocks: 300,
  /**
   * Inline marks, including table separators. A run of the same sign counts once, except brackets and cell borders.
   */
  inline: 600,
  lines: 500,
  /** The server refuses a message with a line that begins with more marks. */
  refusedLevels: 100,
} as const;

const blockMark = /[>*+-]|\d{1,9}[.)]/y;
const inlineMarks = /[[\]|]|([*_~`\\])\1*/g;
const opensFence = /^(`{3,}|~{3,})[^`]*$/;

function countBlockMarks(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length; ) {
    if (line[at] === ' ' || line[at] === '\t') {
      at += 1;
      continue;
    }
    blockMark.lastIndex = at;
    if (!blockMark.test(line)) break;
    at = blockMark.lastIndex;
    count += 1;
  }
  return count;
}

export function countLevels(text: string): number {
  return text.split('\n').reduce((most, line) => Math.max(most, countBlockMarks(line)), 0);
}

/** Messages that exceed the limits are shown as plain text. */
export function isWithinMarkBounds(text: string): boolean {
  const lines = text.split('\n');
  if (lines.length > markBounds.lines) return false;
  let blocks = 0;
  let inline = 0;
  let fence: string | undefined;
  for (const line of lines) {
    if (fence !== undefined) {
      const mark = line.trim();
      if (mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length)) fence = undefined;
      continue;
    }
    // Only unindented fences: one within a quote or list ends with it, and the text after it must be counted.
    fence = opensFence.exec(line)?.[1];
    if (fence !== undefined) continue;
    const levels = countBlockMarks(line);
    blocks += levels;
    inline += line.match(inlineMarks)?.length ?? 0;
    if (levels > markBounds.levels || blocks > markBounds.blocks || inline > markBounds.inline) return false;
  }
  return true;
}
