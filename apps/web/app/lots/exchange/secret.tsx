import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** A secret that opens the book. It is shown only once. */
export function Secret({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('Copied.'),
      () => setCopied('This browser doesn’t let pages copy. Select the text and copy it yourself.'),
    );
  return (
    <div role="status" className="mt-4 border-vine border-l-4 pl-3">
      <p>{`${name}: shown only once.`}</p>
      <p className="wrap-anywhere mt-1 select-all font-mono text-sm">{secret}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button onClick={() => void copy()}>Copy it</Button>
        <Button look="link" className="min-h-11" onClick={onDone}>
          I have it
        </Button>
        <span>{copied}</span>
      </p>
    </div>
  );
}
