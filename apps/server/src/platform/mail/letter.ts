export type Part =
  | string
  | { action: string; url: string }
  | { facts: (readonly [name: string, value: string])[] }
  | { quote: string };

/** A mail before it is addressed. Its text and HTML are both made from `parts`. */
export interface Letter {
  name: string;
  sender?: string;
  subject: string;
  parts: Part[];
  reason: string;
  /** Unsubscribe link, for mails that do not answer an action of the reader. */
  unsubscribe?: string;
  /** Mail programs group mails by this, in letters, digits, and hyphens. */
  thread?: string;
  link?: string;
  expiresAt?: Date;
}
