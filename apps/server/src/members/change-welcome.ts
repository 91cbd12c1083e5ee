import type { Welcome } from '@orbit-vine/contract/welcome.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { and, eq, isNotNull, sql } from '../platform/db/sql.ts';
import { welcomeView } from './view.ts';

/** Only sign-up begins the steps: another tab of a member who has finished them changes nothing. */
export async function changeWelcome(
  database: Database,
  userId: string,
  welcome: Welcome | null,
): Promise<{ welcome: Welcome | null }> {
  const [changed] = await database
    .update(profiles)
    .set({
      welcomeStep: welcome?.step ?? null,
      welcomePutAway: welcome?.putAway ?? false,
      ...(welcome?.rulesAccepted && { rulesAcceptedAt: sql`coalesce(${profiles.rulesAcceptedAt}, now())` }),
    })
    .where(and(eq(profiles.id, userId), isNotNull(profiles.welcomeStep)))
    .returning();
  return { welcome: welcomeView(changed) ?? null };
}
