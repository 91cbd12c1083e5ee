/**
 * How much Markdown a message may hold. Reading Markdown takes time that grows with the square of its marks, and drawing
 * it takes the stack of its levels; nobody who writes by hand comes near either bound.
 */
export const markBounds = {
  /** Quotes and lists within each other, and emphasis within emphasis. What is deeper is text. */
  levels: 12,
  /** Marks of quotes and lists in all. */
  blocks: 300,
  /** Marks within lines in all, those between cells among them; a run of the same is one, but for brackets and cells. */
  inline: 600,
  lines: 500,
  /** More marks than this at the beginning of a line are refused. */
  refusedLevels: 100,
} as const;

const blockMark = /[>*+-]|\d{1,9}[.)]/y;
const inlineMarks = /[[\]|]|([*_~`\\])\1*/g;
const opensFence = /^(`{3,}|~{3,})[^`]*$/;

/** The marks of quotes and lists that a line begins with. */
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

/** How many quotes and lists are begun within each other at the beginning of one of its lines, at most. */
export function countLevels(text: string): number {
  return text.split('\n').reduce((most, line) => Math.max(most, countBlockMarks(line)), 0);
}

/** Whether it holds no more marks than can be read at once. Such a message is read as Markdown, any other as text. */
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
    // Only at the margin: one within a quote or list ends with that, and what follows would not be counted.
    fence = opensFence.exec(line)?.[1];
    if (fence !== undefined) continue;
    const levels = countBlockMarks(line);
    blocks += levels;
    inline += line.match(inlineMarks)?.length ?? 0;
    if (levels > markBounds.levels || blocks > markBounds.blocks || inline > markBounds.inline) return false;
  }
  return true;
}
