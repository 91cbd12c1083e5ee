import { expect, it } from 'vitest';
import { decisionWords, faultOf, makeSanction, type SanctionName, sanctionChoices } from './sanctions.ts';

it.each([
  [{}, 'Leave it and close'],
  [{ remove: true }, 'Remove and close'],
  [{ sanction: 'warning' }, 'Warn and close'],
  [{ sanction: 'mute-24' }, 'Mute for 1 day and close'],
  [{ sanction: 'suspend-forever' }, 'Suspend for good and close'],
  [{ remove: true, sanction: 'warning' }, 'Remove, warn, and close'],
  [{ remove: true, sanction: 'suspend-7' }, 'Remove, suspend for 7 days, and close'],
  [{ gone: true }, 'Close'],
  [{ gone: true, sanction: 'warning' }, 'Warn and close'],
] as const)('the button of the decision %j says “%s”', (chosen, words) => {
  expect(decisionWords({ gone: false, remove: false, sanction: undefined, ...chosen })).toBe(words);
});

it('an unlimited suspension is offered only to administrators', () => {
  const forGood = ['suspend-forever', 'Suspend for good'];
  expect(sanctionChoices('administrator')).toContainEqual(forGood);
  expect(sanctionChoices('moderator')).not.toContainEqual(forGood);
});

it('a warning requires a text, and other sanctions do not', () => {
  const made = (name: SanctionName, text: string) => makeSanction({ name, removesMessages: false }, text);
  expect(faultOf(made('warning', ' '))).toBe('Write what the warning is for.');
  expect(faultOf(made('warning', 'Stay kind'))).toBeUndefined();
  expect(faultOf(made('mute-1', ''))).toBeUndefined();
});
