import type { StaffNote } from '@orbit-vine/contract/staff-notes.ts';
import { memberView } from '../members/view.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { moment } from './member-status.ts';

export const noteColumns = sql`n.id, n.text, n.member_id, n.message_id, n.created_at, n.author_id,
  w.username, w.avatar_url`;

export interface NoteRow extends Record<string, unknown> {
  id: string;
  text: string;
  member_id: string | null;
  message_id: string | null;
  created_at: string;
  author_id: string | null;
  username: string | null;
  avatar_url: string | null;
}

export function noteView(row: NoteRow): StaffNote {
  const { id, text, message_id, created_at, author_id, username, avatar_url } = row;
  return {
    id,
    author: memberView({ id: author_id, username, avatarUrl: avatar_url }),
    text,
    ...(message_id && { messageId: message_id }),
    createdAt: moment(created_at),
  };
}

interface About {
  memberIds?: string[];
  messageIds?: string[];
}

export async function readNotes(
  database: Database,
  { memberIds = [], messageIds = [] }: About,
): Promise<NoteRow[]> {
  if (memberIds.length + messageIds.length === 0) return [];
  const { rows } = await database.execute<NoteRow>(sql`
    select ${noteColumns} from staff_notes n left join profiles w on w.id = n.author_id
    where n.member_id = any(${sql.param(memberIds)}::uuid[]) or n.message_id = any(${sql.param(messageIds)}::uuid[])
    order by n.created_at, n.id`);
  return rows;
}
