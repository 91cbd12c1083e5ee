import type { ComponentProps } from 'react';
import { controlClass } from './control.ts';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string;
}

export function TextArea({ label, ...rest }: TextAreaProps) {
  return (
    <label className="mt-3 block">
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      <textarea {...rest} className={`block w-full py-2 ${controlClass}`} />
    </label>
  );
}
