import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { profiles, users } from '../platform/db/schema.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { nameColumns, refuseReserved } from '../profiles/names.ts';
import { avatarUrl } from '../profiles/profiles.ts';

interface ProfileChange {
  name?: string | undefined;
  winery?: string | undefined;
  about?: string | undefined;
}

/** Changes what others see of a member. Initials go with the name, a picture of one's own stays. */
export async function changeProfile(
  database: Database,
  id: string,
  { name, winery, about }: ProfileChange,
): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      if (name !== undefined) {
        const [present] = await transaction.select().from(profiles).where(eq(profiles.id, id));
        refuseReserved(name, present?.username);
        const { nameKey, skeleton } = nameColumns(name);
        await transaction.execute(sql`
          update profiles set username = ${name}, name_key = ${nameKey}, skeleton = ${skeleton}, updated_at = now(),
            avatar_url = case when avatar_url like '/avatars/%' then ${avatarUrl(name)} else avatar_url end
          where id = ${id}`);
        await transaction.update(users).set({ name }).where(eq(users.id, id));
      }
      if (winery !== undefined || about !== undefined)
        await transaction
          .update(profiles)
          .set({
            ...(winery !== undefined && { winery }),
            ...(about !== undefined && { about }),
            updatedAt: new Date(),
          })
          .where(eq(profiles.id, id));
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError('USERNAME_TAKEN', [{ field: 'name', message: 'That username is taken.' }]);
    throw error;
  }
}
