import type { Quote } from '@orbit-vine/contract/messages.ts';
import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';

/** A quoted message in one line of plain text. */
export const quoteText = ({ excerpt, deleted }: Pick<Quote, 'excerpt' | 'deleted'>): string =>
  deleted ? 'Deleted message' : stripMarkdown(excerpt) || 'Files';
