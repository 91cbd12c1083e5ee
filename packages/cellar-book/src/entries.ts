import * as z from 'zod/mini';
import { workSchema } from './work.ts';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** The winery's own wall clock at the arrival: whoever stores the entry knows its time zone, the book does not. */
const arrivedAt = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/));
const when = { workedOn: date, workedAt: z.optional(time) };
const arrival = {
  id: z.string().check(z.minLength(1)),
  /** Order of arrival, unique in a winery. */
  seq: z.int(),
  arrivedAt,
  by: z.optional(z.string()),
};

/** One row of the book. Rows are only ever added; a correction is a row that names what it corrects. */
export const entrySchema = z.union([
  // Corrections first: without its name an amendment would pass for work of its own.
  z.object({ ...arrival, corrects: z.string(), action: z.literal('void') }),
  z.object({ ...arrival, ...when, corrects: z.string(), action: z.literal('amend'), work: workSchema }),
  z.object({ ...arrival, ...when, work: workSchema }),
]);

export type Entry = z.infer<typeof entrySchema>;
export type WorkEntry = Exclude<Entry, { corrects: string }>;
export type Correction = Extract<Entry, { corrects: string }>;
