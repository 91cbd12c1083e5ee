/** Numbers of telephones, as no quantity is written: dashes, a "+", a leading zero, nine digits, or a word before them. */
const phoneNumber = [
  String.raw`(?:\b(?:ph|tel|cell?|phone)[.:]{0,2} ?)?(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[.-]\d{4}`,
  String.raw`\+\d{1,3}(?:[ .-]?\d{2,4}){2,5}`,
  String.raw`0\d{1,3}[ -]\d{3}[ -]?\d{3,4}`,
  String.raw`\d{9,11}`,
  String.raw`\b(?:tel(?:[eé]fono)?|cell?|celular|phone|mobile|m[oó]vil|call me(?: (?:at|on))?)[.:]{0,2} ?\d[\d ().-]{5,14}\d`,
  String.raw`\bext[.:]{0,2} ?\d{2,5}`,
].join('|');
const numbered = String.raw`\b(?:tag|ticket|batch|lot|lote|boleta|partida|invoice|order|po|no|num)\b[ .:#]{0,3}|[\p{L}\d.,/#-]`;
const phone = new RegExp(String.raw`(?<!${numbered})(?:${phoneNumber})\s*\.?\s*$`, 'iu');
/** The name before it: " - Dave R.", or lines of a name and a job. */
const name = String.raw`\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20}){0,3}`;
const owner = new RegExp(
  String.raw`(?:(?:\n[^\S\n]*${name}[^\S\n]*){1,3}\n[^\S\n]*| [-–—] ?(?:${name} )?)$`,
  'u',
);

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
  return added.reduce((rest, mark) => rest.replace(mark, blank), withoutPhone(text));
}

/** "110 gal - Dave 231-555-0142" */
function withoutPhone(text: string): string {
  const at = phone.exec(text)?.index;
  if (at === undefined) return text;
  const start = owner.exec(text.slice(0, at))?.index ?? at;
  return text.slice(0, start) + blank(text.slice(start));
}
