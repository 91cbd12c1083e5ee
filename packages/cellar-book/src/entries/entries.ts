import * as z from 'zod/mini';
import { type Work, workSchema } from './work.ts';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** The winery's local time of arrival. The caller that stores the entry knows the time zone; the book doesn't. */
const arrivedAt = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/));
const when = { workedOn: date, workedAt: z.optional(time) };
const arrival = {
  id: z.string().check(z.minLength(1)),
  /** Order of arrival, unique within a winery. */
  seq: z.int(),
  arrivedAt,
};

/** One row of the book. Rows are only added; a correction is a row that names the corrected one. */
export const entrySchema = z.union(entriesWith({ by: z.optional(z.string()) }));

/** Each kind of row, with extra fields. */
export function entriesWith<More extends z.core.$ZodLooseShape>(more: More) {
  const corrected = { ...arrival, corrects: z.string() };
  return [
    // Corrections come first: an amendment without its target would otherwise parse as new work.
    z.object({ ...corrected, action: z.literal('void'), ...more }),
    z.object({ ...corrected, ...when, action: z.literal('amend'), work: workSchema, ...more }),
    z.object({ ...arrival, ...when, work: workSchema, ...more }),
  ] as const;
}

export type Entry = z.infer<typeof entrySchema>;
export type WorkEntry = Exclude<Entry, { corrects: string }>;
export type Correction = Extract<Entry, { corrects: string }>;

/** A row without the fields that storing adds. */
export type EntryDraft = { id: string } & (
  | { corrects: string; action: 'void' }
  | { corrects: string; action: 'amend'; workedOn: string; workedAt?: string | undefined; work: Work }
  | { workedOn: string; workedAt?: string | undefined; work: Work; despite?: true }
);
