import { limits } from '@orbit-vine/contract/limits.ts';
import type { Role } from '@orbit-vine/contract/members.ts';
import type { Sanction } from '@orbit-vine/contract/moderation.ts';
import { ErrorLine } from '../../ui/error-line.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const spans = { 1: '1 hour', 24: '1 day', 168: '1 week' };

/** What can be done about a member, by the value of its choice. Suspending for good is the administrators'. */
const choices = {
  warning: { label: 'Warn', make: (text) => ({ kind: 'warning', text }) },
  'mute-1': { label: `Mute for ${spans[1]}`, make: (text) => ({ kind: 'mute', hours: 1, text }) },
  'mute-24': { label: `Mute for ${spans[24]}`, make: (text) => ({ kind: 'mute', hours: 24, text }) },
  'mute-168': { label: `Mute for ${spans[168]}`, make: (text) => ({ kind: 'mute', hours: 168, text }) },
  'suspend-1': { label: 'Suspend for 1 day', make: (text) => ({ kind: 'suspension', days: 1, text }) },
  'suspend-7': { label: 'Suspend for 7 days', make: (text) => ({ kind: 'suspension', days: 7, text }) },
  'suspend-30': { label: 'Suspend for 30 days', make: (text) => ({ kind: 'suspension', days: 30, text }) },
  'suspend-forever': { label: 'Suspend for good', make: (text) => ({ kind: 'suspension', text }) },
} satisfies Record<string, { label: string; make: (text: string) => Sanction }>;

/** What was chosen in a form; undefined for nothing. */
export function sanctionOf(form: FormData): Sanction | undefined {
  const choice = form.get('sanction');
  const text = String(form.get('text') ?? '');
  return typeof choice === 'string' && choice in choices
    ? choices[choice as keyof typeof choices].make(text)
    : undefined;
}

interface SanctionChoiceProps {
  by: Role;
  /** What choosing nothing is called; without, something has to be chosen. */
  none?: string;
  fault: string | undefined;
}

export function SanctionChoice({ by, none, fault }: SanctionChoiceProps) {
  const offered = Object.entries(choices)
    .filter(([value]) => value !== 'suspend-forever' || by === 'administrator')
    .map(([value, { label }]) => [value, label] as const);
  return (
    <>
      <Select
        label="What to do about the member"
        name="sanction"
        choices={[...(none ? [['', none] as const] : []), ...offered]}
        className="w-full max-w-xs"
      />
      <TextArea label="What to tell them" name="text" rows={2} maxLength={limits.staffNote} />
      <ErrorLine error={fault} className="mt-3" />
    </>
  );
}

/** A warning is its words. */
export function faultOf(sanction: Sanction | undefined): string | undefined {
  if (sanction?.kind === 'warning' && !sanction.text.trim()) return 'Write what the warning is for.';
  return undefined;
}
