/** What was written in Markdown as one would read it aloud, for where it stands in a line beside other things. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/^([ \t]*>)+[ \t]?|^[ \t]*[-+*][ \t]+|^[ \t]*```[^`\n]*$/gm, '')
    .replace(/\[([^[\]\n]+)\]\([^()\s]+\)/g, '$1')
    .replace(/(?<!\\)(\*\*|~~|`+)/g, '')
    .replace(/(?<![\w\\*])([*_]+)(?=\S)([^*_\n]*[^*_\s])\1(?!\w)/g, '$2')
    .replace(/\\([\\`*_~[\]>])/g, '$1')
    .trim();
}
