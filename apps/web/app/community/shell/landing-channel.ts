import type { Channel } from '@orbit-vine/contract/channels.ts';

/**
 * The channel for whoever comes without naming one: where they were last, else the one that the administrator chose,
 * else the first. An archived one only where there is no other.
 */
export function landingChannel(channels: readonly Channel[], last: string | undefined): Channel | undefined {
  const open = channels.filter(({ archived }) => !archived);
  return open.find(({ id }) => id === last) ?? open.find(({ first }) => first) ?? open[0] ?? channels[0];
}
