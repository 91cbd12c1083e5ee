import type { Role } from '@orbit-vine/contract/members.ts';
import type { Sanction } from '@orbit-vine/contract/moderation.ts';

/** Sanctions by form value. Only administrators may suspend without end. */
const sanctions = {
  warning: { label: 'Warn', make: (text) => ({ kind: 'warning', text }) },
  'mute-1': { label: 'Mute for 1 hour', make: (text) => ({ kind: 'mute', hours: 1, text }) },
  'mute-24': { label: 'Mute for 1 day', make: (text) => ({ kind: 'mute', hours: 24, text }) },
  'mute-168': { label: 'Mute for 1 week', make: (text) => ({ kind: 'mute', hours: 168, text }) },
  'suspend-1': { label: 'Suspend for 1 day', make: (text) => ({ kind: 'suspension', days: 1, text }) },
  'suspend-7': { label: 'Suspend for 7 days', make: (text) => ({ kind: 'suspension', days: 7, text }) },
  'suspend-30': { label: 'Suspend for 30 days', make: (text) => ({ kind: 'suspension', days: 30, text }) },
  'suspend-forever': { label: 'Suspend for good', make: (text) => ({ kind: 'suspension', text }) },
} satisfies Record<string, { label: string; make: (text: string) => Sanction }>;
export type SanctionName = keyof typeof sanctions;

export const sanctionLabel = (name: SanctionName) => sanctions[name].label;

export interface ChosenSanction {
  readonly name: SanctionName | '';
  readonly removesMessages: boolean;
}

/** Undefined if no sanction is chosen. */
export function makeSanction({ name, removesMessages }: ChosenSanction, text: string): Sanction | undefined {
  if (name === '') return undefined;
  const sanction: Sanction = sanctions[name].make(text);
  return sanction.kind === 'suspension' && removesMessages ? { ...sanction, removeMessages: true } : sanction;
}

export const isSuspension = (name: SanctionName | '') => name.startsWith('suspend-');

export function sanctionChoices(by: Role): (readonly [SanctionName, string])[] {
  const names = Object.keys(sanctions) as SanctionName[];
  return names
    .filter((name) => name !== 'suspend-forever' || by === 'administrator')
    .map((name) => [name, sanctionLabel(name)]);
}

export function faultOf(sanction: Sanction | undefined): string | undefined {
  if (sanction?.kind === 'warning' && !sanction.text.trim()) return 'Write what the warning is for.';
  return undefined;
}

interface Decision {
  /** The message is deleted or removed already. */
  gone: boolean;
  remove: boolean;
  sanction: SanctionName | undefined;
}

/** The submit button's label, such as “Remove, warn, and close”. */
export function decisionWords({ gone, remove, sanction }: Decision): string {
  const warned = sanction && sanctionLabel(sanction);
  if (remove) return warned ? `Remove, ${lowered(warned)}, and close` : 'Remove and close';
  if (warned) return `${warned} and close`;
  return gone ? 'Close' : 'Leave it and close';
}

export const loweredLabel = (name: SanctionName) => lowered(sanctionLabel(name));
const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
