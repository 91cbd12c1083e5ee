import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { addFieldId } from './use-moving.ts';

export interface ChoiceGroup {
  readonly name: string;
  readonly members: readonly { readonly id: string; readonly title: string }[];
}

interface AddStepProps {
  readonly choices: readonly ChoiceGroup[];
  readonly first: boolean;
  readonly add: (calculator: string) => void;
}

export function AddStep({ choices, first, add }: AddStepProps) {
  const [calculator, setCalculator] = useState('');
  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-3 border border-edge border-dashed p-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (calculator !== '') add(calculator);
        setCalculator('');
      }}
    >
      <div className="min-w-0 grow basis-64">
        <label htmlFor={addFieldId} className="block font-semibold">
          {first ? 'Begin with' : 'Then'}
        </label>
        <div className={fieldFrame}>
          <select
            id={addFieldId}
            className={fieldInput}
            value={calculator}
            onChange={(event) => setCalculator(event.target.value)}
          >
            <option value="">Choose a calculator</option>
            {choices.map(({ name, members }) => (
              <optgroup key={name} label={name}>
                {members.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      </div>
      <Button type="submit" look="primary" size="sheet" disabled={calculator === ''}>
        Add
      </Button>
      {first && (
        <p className="basis-full text-muted text-sm">
          For example: the tank’s volume from a dip, then the acid to add, then the SO₂.
        </p>
      )}
    </form>
  );
}
