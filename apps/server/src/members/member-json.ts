import { type SQL, sql } from '../platform/db/sql.ts';
import type { memberView } from './view.ts';

export type MemberJson = Parameters<typeof memberView>[0];
export const memberJson = (profile: SQL): SQL =>
  sql`json_build_object('id', ${profile}.id, 'username', ${profile}.username, 'avatarUrl', ${profile}.avatar_url)`;
