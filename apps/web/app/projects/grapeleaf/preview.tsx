import { binormalCurve, claimedArea } from './roc.ts';
import { RocPicture } from './roc-picture.tsx';

/** The curve at its initial point. */
export function GrapeleafPreview({ className }: { className?: string }) {
  const point = binormalCurve(claimedArea, 1)(1.16);
  return <RocPicture shape={1} point={point} {...(className && { className, isPlain: true })} />;
}
