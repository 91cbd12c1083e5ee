import type { Occupation } from '@orbit-vine/contract/occupations.ts';
import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { profiles, users } from '../platform/db/schema.ts';
import { eq, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { isNameHeld, leaveName } from '../profiles/former-names.ts';
import { nameColumns, refuseReserved, skeletonOf } from '../profiles/names.ts';
import { avatarUrl } from '../profiles/profiles.ts';

interface ProfileChange {
  name?: string | undefined;
  winery?: string | undefined;
  region?: string | undefined;
  occupation?: Occupation | null | undefined;
  varieties?: string[] | undefined;
  about?: string | undefined;
}

/** Initials in the picture follow the name; an uploaded picture stays. */
export async function changeProfile(
  database: Database,
  id: string,
  { name, ...lines }: ProfileChange,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      if (name !== undefined) {
        const [present] = await transaction.select().from(profiles).where(eq(profiles.id, id));
        refuseReserved(name, present?.username);
        const { nameKey, skeleton } = nameColumns(name);
        const former = present && skeletonOf(present.username);
        if (former && former !== skeleton) await leaveName(transaction, { skeleton: former, userId: id });
        await transaction.execute(sql`
          update profiles set username = ${name}, name_key = ${nameKey}, skeleton = ${skeleton}, updated_at = now(),
            avatar_url = case when avatar_url like '/avatars/%' then ${avatarUrl(name)} else avatar_url end
          where id = ${id}`);
        if (await isNameHeld(transaction, { skeleton, userId: id })) throw taken();
        await transaction.update(users).set({ name }).where(eq(users.id, id));
      }
      if (Object.values(lines).some((line) => line !== undefined))
        await transaction
          .update(profiles)
          .set({ ...lines, updatedAt: new Date() })
          .where(eq(profiles.id, id));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}

const taken = () =>
  new ProblemError('USERNAME_TAKEN', [{ field: 'name', message: 'That username is taken.' }]);
