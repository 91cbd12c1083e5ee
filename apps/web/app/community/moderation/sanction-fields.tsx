import type { Role } from '@orbit-vine/contract/members.ts';
import { Select } from '../../ui/select.tsx';
import { type ChosenSanction, isSuspension, type SanctionName, sanctionChoices } from './sanctions.ts';

interface SanctionFieldsProps {
  by: Role;
  chosen: ChosenSanction;
  onChoose: (chosen: ChosenSanction) => void;
  /** Offers to do nothing, too. */
  optional?: boolean;
}

/** What to do about a member; with a suspension, about all their messages too. */
export function SanctionFields({ by, chosen, onChoose, optional = false }: SanctionFieldsProps) {
  const { name, removesMessages } = chosen;
  const choices: (readonly [SanctionName | '', string])[] = sanctionChoices(by);
  return (
    <>
      <Select
        label="What to do about the member"
        value={name}
        choices={optional ? [['', 'No action'], ...choices] : choices}
        onChange={(next) => onChoose({ name: next, removesMessages })}
        className="w-full max-w-xs"
      />
      {isSuspension(name) && (
        <CheckLine
          label="Remove all their messages"
          checked={removesMessages}
          onChange={(next) => onChoose({ name, removesMessages: next })}
        />
      )}
    </>
  );
}

interface CheckLineProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckLine({ label, checked, onChange }: CheckLineProps) {
  return (
    <label className="mb-3 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 accent-wine"
      />
      {label}
    </label>
  );
}
