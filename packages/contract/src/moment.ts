import * as z from 'zod/mini';

/** A moment that the caller chooses, of this century or the last. */
export const Moment = z.iso.datetime().check(z.refine((moment) => moment >= '1970' && moment < '2100'));
