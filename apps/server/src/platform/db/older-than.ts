import { type RetentionRuleName, retention } from '@orbit-vine/contract/retention.ts';
import { type SQL, type SQLWrapper, sql } from './sql.ts';

/** Whether a moment lies so far back that what it belongs to is kept no longer. */
export const isOlderThan = (moment: SQLWrapper, rule: RetentionRuleName): SQL =>
  sql`${moment} < now() - ${retention[rule].kept}::interval`;
