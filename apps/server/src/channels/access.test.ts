import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/**
 * Files that query `messages` or `channels` without `messagesOf` or `channelsOf`, and why they show members no more
 * than those do.
 */
const reasons: Record<string, string> = {
  'account/delete-account.ts': 'looks for what is left of a member',
  'account/export-account.ts': 'the member’s own messages',
  'audit/audit-log.ts': 'names the author and the channel in a record for staff',
  'channels/access.ts': 'the rules themselves',
  'channels/change-channels.ts': 'open channels only',
  'channels/channels.ts': 'counts in channels chosen by `channelsOf`',
  'channels/count-people.ts': 'a number',
  'channels/next-seq.ts': 'numbers and locks; callers pass the condition',
  'conversations/find-group.ts': 'the member’s own groups',
  'conversations/groups.ts': 'groups found by `findMembership`; what nobody reads any more',
  'conversations/invitations.ts': 'the group of a code, for its bearer',
  'conversations/start-conversation.ts': 'conversations of the member, and whether another wrote in one',
  'attachments/find-file.ts': 'with `mayReadOrModerate`',
  'inbox/inbox.ts': 'with `mayRead`, or reported to staff',
  'messages/bulk-delete-messages.ts': 'removes a member’s own messages',
  'messages/change-message.ts': 'with `mayTakePart` or `mayReadOrModerate`',
  'messages/count-messages.ts': 'the number of a channel that was read with its reader',
  'messages/count-replies.ts': 'numbers, of messages that were read with their reader',
  'messages/find-first-since.ts': 'messages of a channel chosen by `channelsOf`',
  'messages/hold-message.ts': 'the member’s own messages, and open channels only',
  'messages/insert-messages.ts': 'with `maySend`',
  'messages/mention-notifications.ts': 'with `mayRead` of the recipient',
  'messages/move-message.ts': 'open channels only',
  'messages/read-messages.ts': 'the hub’s reads, and messages of a channel that was read with its reader',
  'messages/read-thread.ts': 'chooses among messages of a channel that is read with its reader',
  'messages/send-limits.ts': 'with `mayRead`; counts the member’s own messages',
  'messages/send-message.ts': 'the message that the member has just sent',
  'messages/tombstone.ts': 'copies the texts of messages that its callers chose',
  'moderation/closed-reports.ts': 'reported messages',
  'moderation/count-reports.ts': 'numbers',
  'moderation/decide-held-message.ts': 'held messages are in open channels',
  'moderation/lock-reported.ts': 'reported messages',
  'moderation/member-history.ts': 'numbers',
  'moderation/member-status.ts': 'numbers',
  'moderation/newcomers.ts': 'numbers',
  'moderation/open-appeals.ts': 'with `mayModerate`',
  'moderation/read-audit-log.ts': 'with `shownName`',
  'moderation/read-removal.ts': 'with `mayReadOrModerate`',
  'moderation/report-queue.ts': 'reported messages',
  'moderation/write-note.ts': 'reported messages',
  'notifications/notices-to-send.ts': 'with `mayRead` of the recipient',
  'notifications/send-digests.ts': 'open channels only',
  'reactions/change-reaction.ts': 'with `mayTakePart`',
  'reactions/vote.ts': 'within `changeResponses`, which checks `mayTakePart`',
  'saved/save-message.ts': 'with `mayRead`',
  'saved/send-reminders.ts': 'with `mayRead` of the recipient',
  'search/fill-words.ts': 'indexes',
  'search/search-messages.ts': 'rows found by `messagesOf`',
  'messages/follow-threads.ts': 'the author of a thread that the sender replies in',
  'threads/list-threads.ts': 'numbers, of threads found by `messagesOf`',
  'threads/own-threads.ts': 'numbers, of a thread found by `messagesOf`',
  'backup/rehearse.ts': 'numbers, for the owner of the server',
  'seed.ts': 'writes the first messages',
};

const query = /\b(?:from|join|update)\s+(?:messages|channels)\b|(?:from|[jJ]oin)\((?:messages|channels)\b/i;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const found = files.filter((name) => query.test(readFileSync(join(src, name), 'utf8'))).sort();

describe('queries of messages and channels', () => {
  it('go through the rules of access, or have a reason here', () => {
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(Object.keys(reasons).sort());
  });
});
