/** What phones and carriers add to a text: a part's number, "Fwd:" with a name, and a signature. */
const added = [
  /^\s*[([]\s*\d\s*(?:\/|of|de)\s*\d\s*[)\]]/i,
  /[([]\s*\d\s*(?:\/|of|de)\s*\d\s*[)\]]\s*$/i,
  /^\s*(?:(?:fwd?|fw|rv|re)\s*:\s*)+(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*:)?/iu,
  /\n\s*--+\s*(?:\n[\s\S]*)?$/,
  /(?:^|\n)\s*(?:sent from my|sent with|get outlook|enviado desde mi|enviado desde)\b[^\n]*\s*$/i,
];

/** "Liked “…”" reports a reaction to an earlier text, and quotes it. */
const reaction =
  /^\s*(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted \S+ to|removed an? \w+ from|\p{Extended_Pictographic}\S* (?:to|a)|le gust[oó]|le encant[oó]|reaccion[oó] \S+ a)\s+["“«]/iu;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The text with such marks as blanks, so that every other character stays in its place. */
export function withoutCarrierMarks(text: string): string {
  if (reaction.test(text)) return blank(text);
  return added.reduce((rest, mark) => rest.replace(mark, blank), text);
}
