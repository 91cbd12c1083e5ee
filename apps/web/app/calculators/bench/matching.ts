/** Letters and digits without marks, so that "SO₂", "so2" and "SO2" are one. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word that was typed begins a word of the text. */
export function matches(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  const asked = plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return asked.every((start) => words.some((word) => word.startsWith(start)));
}
