import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ title: 'Copied', confirmation: true }),
      () => showToast({ title: 'They couldn’t be copied. Please write them down.', destructive: true }),
    );
  };
  return (
    <div className="grid max-w-md gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className="font-sans text-base font-semibold tracking-normal outline-none"
      >
        Keep these recovery codes
      </h3>
      <p className="text-sm text-muted">
        If you lose access to your app, each works once in its place. Print them or save them in a password
        manager: they won’t be shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-xs border border-line px-4 py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>Copy them</Button>
        <Button onClick={onKept}>I have saved them</Button>
      </div>
    </div>
  );
}
