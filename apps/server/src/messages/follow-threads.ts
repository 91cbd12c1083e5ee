import { sql } from '../platform/db/sql.ts';

/**
 * Authors of replies (rows of `m`) follow the thread, and have read it up to their reply. The thread's first author
 * follows it from the first reply on. An unfollowed thread is followed again by a reply of the member; a muted thread
 * stays muted.
 */
export const followThreads = sql`
  insert into thread_follows as t (user_id, root_id, last_read_seq)
  select distinct on (follower.root_id, follower.user_id) follower.user_id, follower.root_id, follower.seq
  from (
    select m.user_id, m.root_id, m.seq from m where m.root_id is not null
    union all
    select root.user_id, root.id, root.seq from m join messages root on root.id = m.root_id
    where root.user_id is not null and root.deleted_at is null
  ) follower
  order by follower.root_id, follower.user_id, follower.seq desc
  on conflict (user_id, root_id) do update set last_read_seq = excluded.last_read_seq,
    state = case t.state when 'unfollowed' then 'following' else t.state end
  where excluded.last_read_seq > t.last_read_seq`;
