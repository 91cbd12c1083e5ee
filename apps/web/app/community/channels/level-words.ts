import type { NotificationLevel } from '@orbit-vine/contract/channels.ts';

interface LevelWords {
  label: string;
  note: string;
}

export const levelWords: Record<NotificationLevel, LevelWords> = {
  everything: {
    label: 'Everything',
    note: 'Each new message, in one notification until you read the channel',
  },
  mentions: { label: 'Mentions and replies', note: 'Messages that name you or reply to you' },
  nothing: { label: 'Nothing', note: 'No badge, push, or email, not even for mentions' },
};
