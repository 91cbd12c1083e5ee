import type { WineryRole } from '@orbit-vine/contract/lots.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { deviceOf } from '../auth/device.ts';
import { wineryPeople } from '../platform/db/schema-lots.ts';
import { and, eq, isNull, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { recordAct } from './acts.ts';
import { changePeople } from './change-people.ts';
import { isActive } from './find-winery.ts';
import { hashOfInvitation } from './invitation-codes.ts';
import { recordAndMail } from './mail-owners.ts';
import type { PeopleParts } from './people.ts';

/* An invitation code works once: for the member who enters it, or for the phone that texts it. */

const isInTime = sql`invited_at > now() - make_interval(days => ${serverLimits.invitationDays}) and removed_at is null`;

interface Joining {
  code: string;
  userId: string;
  sessionId: string;
  userAgent: string;
}

/** Links the member to the invited person. Fails if the member already belongs to the winery. */
export async function joinByCode(
  parts: PeopleParts,
  { code, userId, sessionId, userAgent }: Joining,
): Promise<{ wineryId: string; seq: number }> {
  const hash = hashOfInvitation(code, parts.secret);
  const [person] = await parts.database
    .select({ personId: wineryPeople.id, wineryId: wineryPeople.wineryId })
    .from(wineryPeople)
    .where(and(eq(wineryPeople.invitation, hash), isNull(wineryPeople.userId), isInTime));
  if (!person) throw new ProblemError('INVITATION_INVALID');
  const { personId, wineryId } = person;
  const by = { userId, sessionId, personId, device: deviceOf(userAgent) };
  return changePeople(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<{ role: WineryRole }>(sql`
      update winery_people p set user_id = ${userId}, invitation = null,
        owner_since = case when role = 'owner' then now() end
      where id = ${personId} and invitation = ${hash} and user_id is null and ${isInTime}
        and not exists (select from winery_people o where o.winery_id = p.winery_id and o.user_id = ${userId})
      returning role`);
    if (!rows[0]) throw new ProblemError('INVITATION_INVALID');
    const act = { kind: 'join', aboutPersonId: personId, details: { role: rows[0].role } } as const;
    if (rows[0].role === 'owner') await recordAndMail(transaction, parts, wineryId, by, act);
    else await recordAct(transaction, wineryId, by, act);
    return { wineryId };
  });
}

/** Texting a code from the number that it was made for proves that the sender has that number. */
export async function confirmPhone(
  parts: PeopleParts,
  { code, phone }: { code: string; phone: string },
): Promise<{ wineryId: string; seq: number } | undefined> {
  const hash = hashOfInvitation(code, parts.secret);
  const isTheirs = sql`p.invitation = ${hash} and p.phone = ${phone} and ${isInTime} and ${isActive}`;
  const { rows } = await parts.database.execute<{ id: string; winery_id: string }>(
    sql`select id, winery_id from winery_people p where ${isTheirs}`,
  );
  const [person] = rows;
  if (!person) return undefined;
  const { winery_id: wineryId, id: personId } = person;
  const { isConfirmed, seq } = await changePeople(parts, wineryId, undefined, async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      update winery_people p set phone_confirmed_at = now(), opted_out_at = null, invitation = null
      where id = ${personId} and ${isTheirs}`);
    if (rowCount !== 0)
      await recordAct(
        transaction,
        wineryId,
        { personId },
        { kind: 'confirm-phone', aboutPersonId: personId },
      );
    return { isConfirmed: rowCount !== 0 };
  });
  return isConfirmed ? { wineryId, seq } : undefined;
}
