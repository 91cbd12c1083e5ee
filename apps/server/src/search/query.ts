/** What a search asks for, apart from the words: each at most once, the last one counts. */
export interface SearchQuery {
  /** In the notation of PostgreSQL's `websearch_to_tsquery`; empty if only the rest is asked for. */
  words: string;
  from?: string;
  in?: string;
  before?: string;
  after?: string;
}

const filter = /(?<=^|\s)(from|in|before|after):(?:"([^"]*)"|(\S+))/giu;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** `from:ada in:"natural winemaking" after:2026-09-01 stuck fermentation` in its parts. */
export function parseSearch(text: string): SearchQuery {
  const query: SearchQuery = { words: '' };
  const words = text.replace(filter, (whole, name: string, quoted?: string, plain?: string) => {
    const value = (quoted ?? plain ?? '').trim();
    const key = name.toLowerCase() as 'from' | 'in' | 'before' | 'after';
    const isDate = key === 'before' || key === 'after';
    // What is not a date is what the message says.
    if (value === '' || (isDate && !isDay(value))) return whole;
    query[key] = key === 'from' ? value.replace(/^@/, '') : value;
    return ' ';
  });
  query.words = words.replace(/\s+/g, ' ').trim();
  return query;
}

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  // Nothing was said before 1970, and PostgreSQL knows no year 0.
  return day.test(value) && time >= 0 && new Date(time).toISOString().startsWith(value);
}
