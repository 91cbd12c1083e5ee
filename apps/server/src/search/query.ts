import { type ListingKind, listingKinds } from '@orbit-vine/contract/listings.ts';
import type { SearchNote } from '@orbit-vine/contract/search.ts';

const kinds = ['file', 'link', 'picture'] as const;
type Kind = (typeof kinds)[number];

export interface SearchQuery {
  words: string;
  from?: string;
  mentions?: string;
  in?: string;
  inIsBegun?: boolean;
  before?: string;
  after?: string;
  has: Kind[];
  pinned?: true;
  listing?: ListingKind;
  notes: SearchNote[];
}

const filter = /(?<=^|\s)(from|mentions|in|before|after|has|is):(?:"([^"]*)"|(\S+))/giu;
const unknownFilter = /(?<=^|\s)[a-z]{3,}:(?!\/\/)(?=\S)/gu;
const day = /^\d{4}-\d{2}-\d{2}$/;

export function parseSearch(text: string): SearchQuery {
  const query: SearchQuery = { words: '', has: [], notes: [] };
  const words = text.replace(
    filter,
    (whole: string, name: string, quoted: string | undefined, plain: string | undefined, at: number) => {
      const value = (quoted ?? plain ?? '').trim();
      if (value === '') return whole;
      const reason = take(query, name.toLowerCase(), value);
      if (reason) query.notes.push({ part: whole, reason });
      if (name.toLowerCase() === 'in')
        query.inIsBegun = plain !== undefined && text.slice(at + whole.length).trim() !== '';
      return ' ';
    },
  );
  query.words = words.replace(/\s+/g, ' ').trim();
  for (const [part] of words.matchAll(unknownFilter)) query.notes.push({ part, reason: 'operator' });
  return query;
}

function take(query: SearchQuery, name: string, value: string): SearchNote['reason'] | undefined {
  const person = value.replace(/^@/, '');
  switch (name) {
    case 'from':
    case 'mentions':
      query[name] = person;
      return undefined;
    case 'in':
      query.in = value;
      return undefined;
    case 'before':
    case 'after':
      if (!isValidDay(value)) return 'day';
      query[name] = value;
      return undefined;
    case 'is':
      return takeIs(query, value.toLowerCase());
    default: {
      const kind = kinds.find((each) => each === value.toLowerCase());
      if (!kind) return 'kind';
      query.has.push(kind);
      return undefined;
    }
  }
}

function takeIs(query: SearchQuery, value: string): SearchNote['reason'] | undefined {
  const listing = listingKinds.find((kind) => kind === value);
  if (listing) query.listing = listing;
  else if (value === 'pinned') query.pinned = true;
  else return 'kind';
  return undefined;
}

function isValidDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  // Years before 1970 have no messages, and PostgreSQL has no year 0.
  return day.test(value) && time >= 0 && new Date(time).toISOString().startsWith(value);
}
