import { byField } from '@orbit-vine/contract/contact-fields.ts';
import type { Inquiry } from '@orbit-vine/contract/inquiries.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { inquiries, mailQueue } from '../platform/db/schema-mail.ts';
import { desc, eq } from '../platform/db/sql.ts';

const page = 50;

const columns = {
  id: inquiries.id,
  ...byField(({ name }) => inquiries[name]),
  practices: inquiries.practices,
  state: inquiries.state,
  mail: mailQueue.state,
  createdAt: inquiries.createdAt,
};

function select(database: Database) {
  return database
    .select(columns)
    .from(inquiries)
    .leftJoin(mailQueue, eq(mailQueue.id, inquiries.mailId))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];
const view = (row: Row): Inquiry => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listInquiries(database: Database, offset: number) {
  const rows = await select(database)
    .limit(page + 1)
    .offset(offset);
  return { enquiries: rows.slice(0, page).map(view), more: rows.length > page };
}

export async function allInquiries(database: Database): Promise<Inquiry[]> {
  return (await select(database)).map(view);
}

export async function changeState(
  database: Database,
  { id, state, by }: { id: string; state: Inquiry['state']; by: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
    if (!before) return false;
    await transaction.update(inquiries).set({ state }).where(eq(inquiries.id, id));
    const details = { enquiry: id, from: before.state, to: state };
    await transaction.execute(auditEntry({ actorId: by, act: 'setEnquiryState', details }));
    return true;
  });
}

export async function removeInquiry(
  database: Database,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction.delete(inquiries).where(eq(inquiries.id, id)).returning();
    if (removed?.mailId) await transaction.delete(mailQueue).where(eq(mailQueue.id, removed.mailId));
    if (!removed) return false;
    const details = { enquiry: id };
    await transaction.execute(auditEntry({ actorId: by, act: 'deleteEnquiry', details }));
    return true;
  });
}

export async function forgetOldInquiries(database: Database): Promise<void> {
  await database.delete(inquiries).where(isOlderThan(inquiries.createdAt, 'inquiry'));
}
