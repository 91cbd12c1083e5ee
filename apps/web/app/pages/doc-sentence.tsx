function typeset(prose: string): string {
  return prose
    .replaceAll(/(?<=\p{L})'/gu, '’')
    .replaceAll(/(?<=\d) %/g, '%')
    .replaceAll(/\b(SO|CO)2\b/g, '$1₂');
}

export function DocSentence({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change.
    index % 2 === 1 ? <code key={index}>{part}</code> : typeset(part),
  );
}
