import type { Channel } from '@orbit-vine/contract/channels.ts';

/**
 * The channel for an address without one: the last visited, else the administrator's choice, else the first. Archived
 * channels only if there is no other.
 */
export function landingChannel(channels: readonly Channel[], last: string | undefined): Channel | undefined {
  const open = channels.filter(({ archived }) => !archived);
  return open.find(({ id }) => id === last) ?? open.find(({ first }) => first) ?? open[0] ?? channels[0];
}
