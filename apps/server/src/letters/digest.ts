import { communityName } from '@orbit-vine/contract/community.ts';
import type { Letter, Part } from '../platform/mail/letter.ts';
import { quoteMessage } from './quote-message.ts';

const quoted = 300;

interface Digest {
  name: string;
  channels: { name: string; messages: number }[];
  messages: { author: string; channel: string; text: string; link: string }[];
  community: string;
  unsubscribe: string;
}

export function digestLetter({ name, channels, messages, community, unsubscribe }: Digest): Letter {
  const count = (number: number) => `${number} new ${number === 1 ? 'message' : 'messages'}`;
  return {
    name: 'digest',
    sender: communityName,
    subject: 'A week in Plastic Grapes',
    parts: [
      `Hello ${name},`,
      'Here’s what members talked about in the past week:',
      { facts: channels.map((channel) => [channel.name, count(channel.messages)] as const) },
      ...messages.flatMap(({ author, channel, text, link }): Part[] => [
        `${author} in ${channel}:`,
        { quote: quoteMessage(text, quoted) },
        { action: 'Open the message', url: link },
      ]),
      { action: 'Open Plastic Grapes', url: community },
    ],
    reason:
      'You’re receiving this once a week because you asked for it, when you signed up or in your profile.',
    unsubscribe,
    thread: 'digest',
    link: community,
  };
}
