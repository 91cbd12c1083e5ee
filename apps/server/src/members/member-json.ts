import { type SQL, sql } from '../platform/db/sql.ts';
import type { memberView } from './view.ts';

/** The arguments of `memberView`, from a row of `profiles`. */
export type MemberJson = Parameters<typeof memberView>[0];
export const memberJson = (profile: SQL): SQL =>
  sql`json_build_object('id', ${profile}.id, 'username', ${profile}.username, 'avatarUrl', ${profile}.avatar_url)`;
