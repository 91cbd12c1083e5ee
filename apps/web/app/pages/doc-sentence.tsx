/** As a text is set: what a comment of a program has to type on a keyboard. */
function typeset(prose: string): string {
  return prose
    .replaceAll(/(?<=\p{L})'/gu, '’')
    .replaceAll(/(?<=\d) %/g, '%')
    .replaceAll(/\b(SO|CO)2\b/g, '$1₂');
}

/** A sentence of a doc block, in which what stands between backticks is code. */
export function DocSentence({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change.
    index % 2 === 1 ? <code key={index}>{part}</code> : typeset(part),
  );
}
