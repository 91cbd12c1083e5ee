import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOfficeWording } from '../wording/use-office-wording.ts';

/** A secret that opens the book. It is shown only once. */
export function Secret({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  const { keys } = useOfficeWording();
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(keys.copied),
      () => setCopied(keys.notCopied),
    );
  return (
    <div role="status" className="mt-4 border-vine border-l-4 pl-3">
      <p>{keys.shownOnce(name)}</p>
      <p className="wrap-anywhere mt-1 select-all font-mono text-sm">{secret}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>{keys.copy}</Button>
        <Button look="link" className="min-h-11" onClick={onDone}>
          {keys.done}
        </Button>
        <span>{copied}</span>
      </p>
    </div>
  );
}
