import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Naming = z.object({ named: z.boolean() });

/** Whether strangers are told the name of whoever asks, who is of the staff. */
export const getNaming = endpoint('GET', '/api/community/me/naming', { answer: Naming });
export const changeNaming = endpoint('PUT', '/api/community/me/naming', { body: Naming, answer: Naming });
