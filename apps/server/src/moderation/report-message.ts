import { reportMessage } from '@orbit-vine/contract/moderation.ts';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Parts {
  database: Database;
  gates: Gates;
}

export function reportRoutes(app: Hono, { database, gates }: Parts) {
  bind(app, reportMessage, async ({ params, body, context }) => {
    const { userId, muted } = await gates.requireMember(context);
    // Whoever is muted may still say that something is wrong, but writes nothing.
    if (muted && body.note) throw new ProblemError('MUTED');
    // The words are kept with the report: its author may take them back before anybody has looked.
    const { rows } = await database.execute(sql`
      with m as (select id, content from messages where id = ${params.messageId} and deleted_at is null),
      made as (
        insert into reports (message_id, reporter_id, reason, note, content)
        select m.id, ${userId}, ${body.reason}, ${body.note ?? ''}, m.content from m
        on conflict do nothing
      )
      select from m`);
    if (rows.length === 0) throw new ProblemError('MESSAGE_NOT_FOUND');
    return {};
  });
}
