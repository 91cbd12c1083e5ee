import { dateFormat } from '../../platform/formatters.ts';
import type { Unsent } from '../sync/outbox.ts';

const time = dateFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
const minutes = dateFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Names a time of day, since the sentence may stay on screen for long. */
export function sendErrorText({ failure }: Unsent): string {
  if (!failure?.retryAt) return failure?.title ?? '';
  const at = new Date(failure.retryAt);
  const nextMinute = new Date(Math.ceil(at.getTime() / 60_000) * 60_000);
  if (failure.code === 'RATE_LIMITED')
    return `That was too much at once. This message will go out by itself at ${time(at)}.`;
  if (failure.code === 'SLOW_MODE')
    return `This channel is in slow mode. You can send this message after ${time(at)}.`;
  if (failure.code === 'SAME_TEXT')
    return `You have sent this text several times already. You can send it again after ${minutes(nextMinute)}.`;
  return failure.title;
}
