import { Button } from '../../ui/button.tsx';

export function NoSuchMessage({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <h2 className="text-2xl">There is no such message</h2>
      <p className="mt-2 mb-5 text-muted">It may have been deleted, or the link to it is incomplete.</p>
      <Button onClick={onLeave}>Go to the newest</Button>
    </>
  );
}
