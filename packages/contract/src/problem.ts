import * as z from 'zod/mini';

/** An RFC 9457 problem document. `code` is stable; `errors` names invalid fields. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** With `SUSPENDED`: lets the member appeal without a session. */
  suspensionCode: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;

export const unavailable = {
  status: 503,
  title: 'The community can’t be reached at the moment. Please try again.',
} as const;
