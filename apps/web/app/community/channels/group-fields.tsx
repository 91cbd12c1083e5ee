import { limits } from '@orbit-vine/contract/limits.ts';
import { useId } from 'react';
import { controlClass } from '../../ui/control.ts';

interface Fields {
  name: string;
  description: string;
}

export function GroupFields({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  const id = useId();
  const field = (key: keyof Fields, label: string, maxLength: number) => (
    <div className="mt-4">
      <label htmlFor={`${id}-${key}`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={`${id}-${key}`}
        value={fields[key]}
        maxLength={maxLength}
        required={key === 'name'}
        autoComplete="off"
        data-initial-focus={key === 'name' || undefined}
        onChange={({ currentTarget: { value } }) => onChange({ ...fields, [key]: value })}
        className={`block h-11 w-full ${controlClass}`}
      />
    </div>
  );
  return (
    <>
      {field('name', 'Name', limits.channelName)}
      {field('description', 'Purpose (optional)', limits.channelDescription)}
    </>
  );
}
