import type { Role } from '@orbit-vine/contract/members.ts';
import type { StaffNote } from '@orbit-vine/contract/staff-notes.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import { mayJudge } from '../members/ranks.ts';
import type { Database } from '../platform/db/database.ts';
import { messages, profiles, users } from '../platform/db/schema.ts';
import { staffNotes } from '../platform/db/schema-community.ts';
import { and, eq, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type NoteRow, noteColumns, noteView } from './read-notes.ts';

export interface NoteReader {
  by: Visitor;
  roleOf: RoleOf;
}

interface SubjectRow {
  id: string | null;
  email: string | null;
  role: Role | null;
}

/** Checks that the caller may read staff's notes about a member: not those about themselves or their equals. */
export async function requireReadableNotes(
  database: Database,
  memberId: string,
  { by, roleOf }: NoteReader,
): Promise<void> {
  const [subject] = await database
    .select({ id: users.id, email: users.email, role: profiles.role })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, memberId));
  if (!subject) throw new ProblemError('MEMBER_NOT_FOUND');
  refuseUnlessJudge(subject, { by, roleOf });
}

export async function noteMember(
  database: Database,
  memberId: string,
  text: string,
  reader: NoteReader,
): Promise<StaffNote> {
  await requireReadableNotes(database, memberId, reader);
  return insertNote(database, { text, memberId, messageId: null, by: reader.by });
}

export async function noteReports(
  database: Database,
  messageId: string,
  text: string,
  reader: NoteReader,
): Promise<StaffNote> {
  const [subject] = await database
    .select({ id: messages.userId, email: users.email, role: profiles.role })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.userId))
    .leftJoin(profiles, eq(profiles.id, messages.userId))
    .where(
      and(
        eq(messages.id, messageId),
        sql`exists (select from reports r where r.message_id = ${messages.id})`,
      ),
    );
  if (!subject) throw new ProblemError('MESSAGE_NOT_FOUND');
  refuseUnlessJudge(subject, reader);
  return insertNote(database, { text, memberId: subject.id, messageId, by: reader.by });
}

/** Deletes the caller's own note; does nothing if it is another's. */
export async function deleteNote(database: Database, noteId: string, userId: string): Promise<void> {
  await database.delete(staffNotes).where(and(eq(staffNotes.id, noteId), eq(staffNotes.authorId, userId)));
}

function refuseUnlessJudge({ id, email, role }: SubjectRow, { by, roleOf }: NoteReader): void {
  const subject = id && email ? { id, role: roleOf({ email, role }) } : undefined;
  if (!mayJudge(subject, by)) throw new ProblemError('FORBIDDEN');
}

interface NewNote {
  text: string;
  memberId: string | null;
  messageId: string | null;
  by: Visitor;
}

/** The lock waits for an account that is being deleted, about which no note may be written. */
async function insertNote(
  database: Database,
  { text, memberId, messageId, by }: NewNote,
): Promise<StaffNote> {
  return database.transaction(async (transaction) => {
    if (memberId) {
      const lock = await transaction.execute(sql`select from users where id = ${memberId} for key share`);
      if (lock.rowCount === 0) throw new ProblemError('MEMBER_NOT_FOUND');
    }
    const { rows } = await transaction.execute<NoteRow>(sql`
      with n as (
        insert into staff_notes (author_id, member_id, message_id, text)
        values (${by.userId}, ${memberId}, ${messageId}, ${text}) returning *
      )
      select ${noteColumns} from n left join profiles w on w.id = n.author_id`);
    const [row] = rows;
    if (!row) throw new Error('a note could not be stored');
    return noteView(row);
  });
}
