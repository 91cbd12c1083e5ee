import { withoutDirectionControls } from './direction-controls.ts';
import { withFigures, withoutFigures } from './figures.ts';

/** The line under a table's head: dashes, bars, and colons only, with at least one bar. */
const tableRule = /^(?=[^\n|]*\|)[ \t|:]*-[ \t|:-]*(\n|$)/gm;
const tableEdges = /^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm;

/** A message's text without Markdown signs, for display in one line. */
export function stripMarkdown(written: string): string {
  const text = withoutFigures(withoutDirectionControls(written));
  const rows = text.replace(tableRule, '');
  const read = (rows === text ? text : rows.replace(tableEdges, ''))
    .replace(/^([ \t]*>)+[ \t]?|^[ \t]*[-+*][ \t]+(\[[ xX]\][ \t]+)?|^[ \t]*```[^`\n]*$/gm, '')
    .replace(/\[([^[\]\n]+)\]\((?:https?:\/\/|mailto:)[^()\s]+\)/gi, '$1')
    .replace(/(?<!\\)(\*\*|~~)(?=\S)([^\n]*?[^\s\\])\1/g, '$2')
    // An excerpt may end before the closing mark.
    .replace(/(?<![^\s(])(\*\*|~~)(?=\S)|(?<!\\)`+/g, '')
    .replace(/(?<![\w\\*])([*_]+)(?=\S)([^*_\n]*[^*_\s])\1(?!\w)/g, '$2')
    .replace(/\\([\\`*_~[\]>@])/g, '$1')
    .trim();
  return withFigures(read);
}
