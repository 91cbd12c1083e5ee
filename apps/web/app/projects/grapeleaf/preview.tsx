import { binormalCurve, claimedArea } from './roc.ts';
import { RocPicture, RocSketch } from './roc-picture.tsx';

export function GrapeleafPreview({ className }: { className?: string }) {
  const props = { shape: 1, point: binormalCurve(claimedArea, 1)(1.16) };
  return className ? <RocSketch {...props} className={className} /> : <RocPicture {...props} />;
}
