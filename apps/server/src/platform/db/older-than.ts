import { type RetentionRuleName, retention } from '@orbit-vine/contract/retention.ts';
import { type SQL, type SQLWrapper, sql } from './sql.ts';

export const isOlderThan = (moment: SQLWrapper, rule: RetentionRuleName): SQL =>
  sql`${moment} < now() - ${retention[rule].kept}::interval`;
