import { showPart } from '../parts/show-part.tsx';
import { RocPiece } from './roc-piece.tsx';
import { SchedulePiece } from './schedule-piece.tsx';

export function start(place: HTMLElement) {
  return showPart(
    place,
    <>
      <RocPiece />
      <SchedulePiece />
    </>,
  );
}
