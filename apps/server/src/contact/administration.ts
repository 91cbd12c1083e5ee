import {
  deleteEnquiry,
  downloadEnquiries,
  getEnquiries,
  setEnquiryState,
} from '@orbit-vine/contract/enquiries.ts';
import type { Hono } from 'hono';
import { auditEntry } from '../audit/audit-log.ts';
import { bind, bindFile } from '../auth/bind.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { csvOf } from './csv.ts';
import { allEnquiries, changeState, listEnquiries, removeEnquiry } from './enquiries.ts';

/** What the administrator does with the enquiries. */
export function enquiryRoutes(app: Hono, database: Database) {
  bindFile(app, downloadEnquiries, async ({ by: { userId }, context }) => {
    await database.execute(auditEntry({ actorId: userId, act: 'downloadEnquiries' }));
    return context.body(csvOf(await allEnquiries(database)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  bind(app, getEnquiries, async ({ query }) => {
    return listEnquiries(database, query.offset);
  });
  bind(app, setEnquiryState, async ({ params, body, by: { userId } }) => {
    const change = { id: params.id, state: body.state, by: userId };
    if (!(await changeState(database, change))) throw new ProblemError('ENQUIRY_NOT_FOUND');
    return {};
  });
  bind(app, deleteEnquiry, async ({ params, by: { userId } }) => {
    if (!(await removeEnquiry(database, { id: params.id, by: userId })))
      throw new ProblemError('ENQUIRY_NOT_FOUND');
    return {};
  });
}
