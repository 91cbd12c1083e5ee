import {
  addMemberNote,
  addReportNote,
  deleteStaffNote,
  listMemberNotes,
} from '@orbit-vine/contract/staff-notes.ts';
import type { Hono } from 'hono';
import type { Gates, RoleOf } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { noteView, readNotes } from './read-notes.ts';
import { deleteNote, findNoted, noteMember, noteReports } from './write-note.ts';

interface Parts {
  database: Database;
  gates: Gates;
  roleOf: RoleOf;
}

export function noteRoutes(app: Hono, { database, gates: { requireModerator }, roleOf }: Parts) {
  bind(app, listMemberNotes, async ({ params: { memberId }, context }) => {
    const by = await requireModerator(context);
    await findNoted(database, memberId, { by, roleOf });
    return { notes: (await readNotes(database, { memberIds: [memberId] })).map(noteView) };
  });
  bind(app, addMemberNote, async ({ params, body, context }) => {
    const by = await requireModerator(context);
    return noteMember(database, params.memberId, body.text, { by, roleOf });
  });
  bind(app, addReportNote, async ({ params, body, context }) => {
    const by = await requireModerator(context);
    return noteReports(database, params.messageId, body.text, { by, roleOf });
  });
  bind(app, deleteStaffNote, async ({ params, context }) => {
    const { userId } = await requireModerator(context);
    await deleteNote(database, params.noteId, userId);
    return {};
  });
}
