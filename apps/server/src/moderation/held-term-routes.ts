import { addHeldTerm, listHeldTerms, removeHeldTerm } from '@orbit-vine/contract/held-terms.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Hono } from 'hono';
import { auditEntry } from '../audit/audit-log.ts';
import { bind } from '../auth/bind.ts';
import { type HeldTerms, readHeldTerms } from '../messages/held-terms.ts';
import type { Database } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';

interface Parts {
  database: Database;
  heldTerms: HeldTerms;
}

interface Change {
  actorId: string;
  term: string;
  act: 'holdTerm' | 'forgetTerm';
  statement: SQL;
}

export function heldTermRoutes(app: Hono, { database, heldTerms }: Parts) {
  const change = async ({ actorId, term, act, statement }: Change) => {
    await database.transaction(async (transaction) => {
      const { rowCount } = await transaction.execute(statement);
      if (rowCount) await transaction.execute(auditEntry({ actorId, act, details: { text: term } }));
    });
    heldTerms.changed();
  };
  bind(app, listHeldTerms, async () => {
    return { terms: await readHeldTerms(database) };
  });
  bind(app, addHeldTerm, async ({ body: { term }, by: { userId: actorId } }) => {
    if ((await readHeldTerms(database)).length >= serverLimits.heldTerms)
      throw new ProblemError('TERMS_ENOUGH');
    const statement = sql`insert into held_terms (term) values (${term}) on conflict do nothing`;
    await change({ actorId, term, act: 'holdTerm', statement });
    return {};
  });
  bind(app, removeHeldTerm, async ({ body: { term }, by: { userId: actorId } }) => {
    const statement = sql`delete from held_terms where term = ${term}`;
    await change({ actorId, term, act: 'forgetTerm', statement });
    return {};
  });
}
