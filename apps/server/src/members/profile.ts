import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { profiles, users } from '../db/schema.ts';
import { databaseCode } from '../http/failure.ts';
import { ProblemError } from '../http/problem.ts';
import { nameColumns, refuseReserved } from './names.ts';
import { avatarUrl } from './profiles.ts';

interface ProfileChange {
  name?: string | undefined;
  winery?: string | undefined;
  about?: string | undefined;
}

const uniqueViolation = '23505';

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
    if (databaseCode(error) === uniqueViolation)
      throw new ProblemError('USERNAME_TAKEN', [{ field: 'name', message: 'That username is taken.' }]);
    throw error;
  }
}
