import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Actor } from './acts.ts';
import { changeAsOwner, type OwnerParts } from './change-people.ts';
import { recordAndMail } from './mail-owners.ts';
import { type ActRow, redo } from './undo-acts.ts';

interface Restoring {
  wineryId: string;
  actId: string;
  by: Actor;
}

/** Repeats an act that was undone when its author's account was secured; the author confirms it with “That was me”. */
export function restoreAct(parts: OwnerParts, { wineryId, actId, by }: Restoring): Promise<{ seq: number }> {
  return changeAsOwner(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<ActRow>(sql`
      select id, kind, user_id, person_id, about_person_id, token_id, details from winery_acts
      where id = ${actId} and winery_id = ${wineryId} and undone_for = ${by.userId} and undone_at is not null`);
    const [act] = rows;
    if (!act) throw new ProblemError('NOT_FOUND');
    const isDone = await redo[act.kind]?.(transaction, wineryId, act);
    if (!isDone) throw new ProblemError('ACT_NOT_RESTORABLE');
    await transaction.execute(
      sql`update winery_acts set undone_at = null, restored_at = now() where id = ${actId}`,
    );
    const { kind, about_person_id: aboutPersonId, token_id: tokenId, details } = act;
    const again = {
      kind,
      details,
      ...(aboutPersonId === null ? {} : { aboutPersonId }),
      ...(tokenId === null ? {} : { tokenId }),
    };
    await recordAndMail(transaction, parts, wineryId, by, again);
    return {};
  });
}
