import * as z from 'zod/mini';

export const Moment = z.iso.datetime().check(z.refine((moment) => moment >= '1970' && moment < '2100'));
