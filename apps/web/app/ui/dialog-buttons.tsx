import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

export function DialogButtons({
  onCancel,
  ...submit
}: ComponentProps<typeof Button> & { onCancel: () => void }) {
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="primary" type="submit" {...submit} />
    </div>
  );
}
