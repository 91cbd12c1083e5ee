import * as z from 'zod/mini';
import { isBlank } from './is-blank.ts';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';
import { Days } from './polls.ts';

export const listingKinds = ['sale', 'wanted'] as const;
const ListingKind = z.enum(listingKinds);
export type ListingKind = z.infer<typeof ListingKind>;

const line = (maxLength: number) =>
  oneLine().check(
    z.maxLength(maxLength),
    z.refine((text) => !isBlank(text)),
  );

/** The first line of the message is the title. */
export const NewListing = z.object({
  kind: ListingKind,
  /** Free text, such as "$450 each"; without a price, members make offers. */
  price: z.optional(line(limits.listingPrice)),
  place: z.optional(line(limits.listingPlace)),
  days: Days,
});
export type NewListing = z.infer<typeof NewListing>;

/** The author's changes, sent with the message's text. A missing price or place is removed. */
export const ListingChange = z.object({
  price: NewListing.shape.price,
  place: NewListing.shape.place,
  /** Days from now; without them, the end stays. */
  days: z.optional(Days),
});
export type ListingChange = z.infer<typeof ListingChange>;

export const Listing = z.object({
  kind: ListingKind,
  price: z.optional(z.string()),
  place: z.optional(z.string()),
  endsAt: z.iso.datetime(),
  /** Ended early by its author or a moderator: sold, or found. */
  closed: z.optional(z.boolean()),
});
export type Listing = z.infer<typeof Listing>;

export function hasTitle(content: string): boolean {
  const [title = ''] = content.split('\n');
  return !isBlank(title) && title.length <= limits.listingTitle;
}
