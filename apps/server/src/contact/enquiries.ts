import type { Enquiry } from '@orbit-vine/contract/enquiries.ts';
import { auditEntry } from '../audit/audit-log.ts';
import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { enquiries, mailQueue } from '../platform/db/schema.ts';
import { desc, eq } from '../platform/db/sql.ts';

const page = 50;

const columns = {
  id: enquiries.id,
  name: enquiries.name,
  company: enquiries.company,
  email: enquiries.email,
  goals: enquiries.goals,
  practices: enquiries.practices,
  state: enquiries.state,
  mail: mailQueue.state,
  createdAt: enquiries.createdAt,
};

/** The newest first. */
function select(database: Database) {
  return database
    .select(columns)
    .from(enquiries)
    .leftJoin(mailQueue, eq(mailQueue.id, enquiries.mailId))
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];
const view = (row: Row): Enquiry => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function listEnquiries(database: Database, offset: number) {
  const rows = await select(database)
    .limit(page + 1)
    .offset(offset);
  return { enquiries: rows.slice(0, page).map(view), more: rows.length > page };
}

export async function allEnquiries(database: Database): Promise<Enquiry[]> {
  return (await select(database)).map(view);
}

/** False if there is no such enquiry. */
export async function changeState(
  database: Database,
  { id, state, by }: { id: string; state: Enquiry['state']; by: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
    if (!before) return false;
    await transaction.update(enquiries).set({ state }).where(eq(enquiries.id, id));
    const details = { enquiry: id, from: before.state, to: state };
    await transaction.execute(auditEntry({ actorId: by, act: 'setEnquiryState', details }));
    return true;
  });
}

/** Nothing of it stays, its mail included. */
export async function removeEnquiry(
  database: Database,
  { id, by }: { id: string; by: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction.delete(enquiries).where(eq(enquiries.id, id)).returning();
    if (removed?.mailId) await transaction.delete(mailQueue).where(eq(mailQueue.id, removed.mailId));
    if (!removed) return false;
    const details = { enquiry: id };
    await transaction.execute(auditEntry({ actorId: by, act: 'deleteEnquiry', details }));
    return true;
  });
}

export async function forgetOldEnquiries(database: Database): Promise<void> {
  await database.delete(enquiries).where(isOlderThan(enquiries.createdAt, 'enquiry'));
}
