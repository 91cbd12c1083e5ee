import {
  addMemberNote,
  addReportNote,
  deleteStaffNote,
  listMemberNotes,
} from '@orbit-vine/contract/staff-notes.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { RoleOf } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { noteView, readNotes } from './read-notes.ts';
import { deleteNote, noteMember, noteReports, requireReadableNotes } from './write-note.ts';

interface Parts {
  database: Database;
  roleOf: RoleOf;
}

export function noteRoutes(app: Hono, { database, roleOf }: Parts) {
  bind(app, listMemberNotes, async ({ params: { memberId }, by }) => {
    await requireReadableNotes(database, memberId, { by, roleOf });
    return { notes: (await readNotes(database, { memberIds: [memberId] })).map(noteView) };
  });
  bind(app, addMemberNote, async ({ params, body, by }) => {
    return noteMember(database, params.memberId, body.text, { by, roleOf });
  });
  bind(app, addReportNote, async ({ params, body, by }) => {
    return noteReports(database, params.messageId, body.text, { by, roleOf });
  });
  bind(app, deleteStaffNote, async ({ params, by: { userId } }) => {
    await deleteNote(database, params.noteId, userId);
    return {};
  });
}
