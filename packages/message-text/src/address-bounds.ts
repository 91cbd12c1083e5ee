/**
 * Limits of web addresses in a message read as Markdown. The parser tries every character where an address may begin
 * or end and reads on from there, so its time grows with the square of a long run.
 */
const bounds = {
  addresses: 200,
  /** Characters where an address may begin or end, each weighted by the length of its run. */
  work: 400_000,
  /**
   * Words that begin with the first letter of an address, in a text with brackets: each looks back for an open
   * bracket.
   */
  letters: 400,
};

const starts = /www\.|https?:/gi;
const ends = /www|http|[!"'()*,.:;<>?_~\]&]/gi;
const letters = /(?<![a-z])[hw]/gi;

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;

export function isWithinAddressBounds(text: string): boolean {
  if (text.includes('[') && countOf(text, letters) > bounds.letters) return false;
  const addresses = countOf(text, starts);
  if (addresses === 0) return true;
  const runs = text.split(/[\t\r\n ]+/);
  const work = runs.reduce((sum, run) => sum + countOf(run, ends) * run.length, 0);
  return addresses <= bounds.addresses && work <= bounds.work;
}
