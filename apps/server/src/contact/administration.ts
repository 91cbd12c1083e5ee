import {
  deleteInquiry,
  downloadInquiries,
  getInquiries,
  setInquiryState,
} from '@orbit-vine/contract/inquiries.ts';
import type { Hono } from 'hono';
import { auditEntry } from '../audit/audit-log.ts';
import { bind, bindFile } from '../auth/bind.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { csvOf } from './csv.ts';
import { allInquiries, changeState, listInquiries, removeInquiry } from './inquiries.ts';

export function inquiryRoutes(app: Hono, database: Database) {
  bindFile(app, downloadInquiries, async ({ by: { userId }, context }) => {
    await database.execute(auditEntry({ actorId: userId, act: 'downloadEnquiries' }));
    return context.body(csvOf(await allInquiries(database)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
  bind(app, getInquiries, async ({ query }) => {
    return listInquiries(database, query.offset);
  });
  bind(app, setInquiryState, async ({ params, body, by: { userId } }) => {
    const change = { id: params.id, state: body.state, by: userId };
    if (!(await changeState(database, change))) throw new ProblemError('ENQUIRY_NOT_FOUND');
    return {};
  });
  bind(app, deleteInquiry, async ({ params, by: { userId } }) => {
    if (!(await removeInquiry(database, { id: params.id, by: userId })))
      throw new ProblemError('ENQUIRY_NOT_FOUND');
    return {};
  });
}
