/** A part of a letter: a paragraph, a link to follow, a table of facts, or what somebody wrote. */
export type Part =
  | string
  | { action: string; url: string }
  | { facts: (readonly [name: string, value: string])[] }
  | { quote: string };

/** A mail before it is addressed. Its text and its HTML are both made from `parts`. */
export interface Letter {
  /** Its name among all letters, in kebab-case. */
  name: string;
  /** The name that it comes from and is signed with; without one, those of the site. */
  sender?: string;
  subject: string;
  parts: Part[];
  /** The first sentence of the small print: why the reader got this. */
  reason: string;
  /** Where mails of this kind are stopped, for those that are not answers to something the reader did. */
  unsubscribe?: string;
  /** What mail programs gather it under with others like it, in letters, digits, and hyphens. */
  thread?: string;
  /** Printed in the log of a server without SMTP. */
  link?: string;
  /** From then on it is of no use, and is not sent any more. */
  expiresAt?: Date;
}
