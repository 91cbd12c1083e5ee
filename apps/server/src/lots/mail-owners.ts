import { sayWineryAct } from '@orbit-vine/contract/say-winery-act.ts';
import { makeNotMeLink } from '../auth/notify-owner.ts';
import { wineryActLetter } from '../letters/winery-act.ts';
import { users } from '../platform/db/schema.ts';
import { wineryPeople } from '../platform/db/schema-lots.ts';
import { and, eq, inArray, isNull, or, sql } from '../platform/db/sql.ts';
import { type Actor, type NewAct, recordAct } from './acts.ts';
import type { OwnerParts, Writer } from './change-people.ts';

/** Records an act, and mails it to all owners, its author included, and to the person concerned if they were an owner until now. */
export async function recordAndMail(
  transaction: Writer,
  parts: Omit<OwnerParts, 'database'>,
  wineryId: string,
  by: Actor,
  act: NewAct,
): Promise<void> {
  await recordAct(transaction, wineryId, by, act);
  await mailOwners(transaction, parts, wineryId, by, act);
}

interface OwnerRow {
  id: string;
  name: string;
  email: string;
}

/** The present owners and the given persons, who may be former owners. */
export async function ownersOf(
  transaction: Pick<Writer, 'selectDistinct'>,
  wineryId: string,
  also: string[] = [],
): Promise<OwnerRow[]> {
  const { id, name, email } = users;
  return transaction
    .selectDistinct({ id, name, email })
    .from(wineryPeople)
    .innerJoin(users, eq(id, wineryPeople.userId))
    .where(
      and(
        eq(wineryPeople.wineryId, wineryId),
        users.emailVerified,
        or(
          and(eq(wineryPeople.role, 'owner'), isNull(wineryPeople.removedAt)),
          inArray(wineryPeople.id, also),
        ),
      ),
    )
    .orderBy(id);
}

async function mailOwners(
  transaction: Writer,
  { mail, publicUrl }: Omit<OwnerParts, 'database'>,
  wineryId: string,
  by: Actor,
  { kind, aboutPersonId, details = {} }: NewAct,
): Promise<void> {
  const { rows } = await transaction.execute<{ winery: string; by: string; about: string | null }>(sql`
    select w.settings ->> 'name' as winery, p.name as by,
      (select name from winery_people where id = ${aboutPersonId ?? null}) as about
    from wineries w join winery_people p on p.winery_id = w.id
    where w.id = ${wineryId} and p.id = ${by.personId}`);
  const [names] = rows;
  if (!names) return;
  const since = new Date();
  const happened = sayWineryAct({
    ...details,
    kind,
    by: names.by,
    about: names.about ?? details.name,
  });
  const wasOwner = details.formerRole === 'owner' || (kind === 'remove' && details.role === 'owner');
  for (const owner of await ownersOf(
    transaction,
    wineryId,
    wasOwner && aboutPersonId ? [aboutPersonId] : [],
  )) {
    const event = { userId: owner.id, kind: 'winery', email: owner.email, since } as const;
    const { link, expiresAt } = await makeNotMeLink(transaction, publicUrl, event);
    const letter = wineryActLetter({
      ...{ name: owner.name, winery: names.winery, happened, device: by.device, at: since, link, expiresAt },
      isOwn: owner.id === by.userId,
      by: names.by,
    });
    await mail.enqueue(transaction, { to: owner.email, letter });
  }
}
