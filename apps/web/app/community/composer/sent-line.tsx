import { useEffect } from 'react';
import { useObservable } from '../../platform/observable.ts';
import { toastMs } from '../../platform/toast.ts';
import { useMemberTools } from '../sync/member-context.ts';

/** Announces that the server has the message when its row is in view. */
export function SentLine() {
  const { sent } = useMemberTools();
  const id = useObservable(sent);
  useEffect(() => {
    if (!id) return;
    const timer = setTimeout(() => sent.set(undefined), toastMs({ title: '', confirmation: true }));
    return () => clearTimeout(timer);
  }, [id, sent]);
  return (
    <p role="status" className="absolute right-4 bottom-0 text-xs leading-5 text-muted sm:right-8">
      {id && (
        <>
          <span className="mr-1 font-semibold">Message sent</span>{' '}
          <span className="max-sm:sr-only">Your message has been sent successfully.</span>
        </>
      )}
    </p>
  );
}
