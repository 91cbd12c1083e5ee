/**
 * How many web addresses a message may hold and still be read as Markdown. The reader of addresses tries each sign at
 * which one may begin or end, and each try reads on: its time would grow with the square of a long one.
 */
const bounds = {
  addresses: 200,
  /** Signs at which an address may begin or end, each counted as often as its unbroken run has signs. */
  work: 400_000,
  /** Words with the first letter of an address, in a text with brackets: at each it looks back for an open one. */
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
