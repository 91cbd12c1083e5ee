import type { Logger } from 'pino';
import { finishDeletions } from './account/delete-account.ts';
import { forgetOrphans } from './attachments/remove-files.ts';
import { forgetAbandoned } from './auth/retention.ts';
import { hashPlainSessionKeys } from './auth/session-keys.ts';
import type { Bus } from './bus/bus.ts';
import { forgetOldInquiries } from './contact/inquiries.ts';
import { settleAbandoned } from './conversations/groups.ts';
import { forgetOldNotices } from './inbox/retention.ts';
import { forgetPresences } from './live/presence.ts';
import { forgetOldActs } from './lots/acts.ts';
import { forgetOldModeration } from './moderation/retention.ts';
import type { MemberNotifications } from './notifications/notifications.ts';
import { forgetUnfinished } from './platform/files/receive.ts';
import type { FileStore } from './platform/files/store.ts';
import { forgetOldMails } from './platform/mail/retention.ts';
import { forgetFormerNames } from './profiles/former-names.ts';
import { forgetLostReactions } from './reactions/change-reaction.ts';
import { fillWords } from './search/fill-words.ts';

interface DailyParts {
  bus: Bus;
  files: FileStore;
  dataDir: string;
}

export function dailyTasks(
  { bus, files, dataDir }: DailyParts,
  notifications: MemberNotifications,
  log: Logger,
) {
  return [
    forgetOldMails,
    forgetOldInquiries,
    forgetOldModeration,
    forgetOldNotices,
    settleAbandoned,
    forgetLostReactions,
    forgetPresences,
    forgetAbandoned,
    forgetFormerNames,
    forgetOldActs,
    hashPlainSessionKeys,
    fillWords,
    finishDeletions({ bus, files, log }),
    forgetOrphans(files),
    forgetUnfinished(dataDir),
    ...notifications.daily,
  ];
}
