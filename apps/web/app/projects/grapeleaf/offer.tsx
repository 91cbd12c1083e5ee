import { PartOffer } from '../part-offer.tsx';
import { binormalCurve, claimedArea } from './roc.ts';
import { RocPicture } from './roc-picture.tsx';

/** The curve as it stands when one begins to walk along it. */
function GrapeleafStill() {
  return <RocPicture shape={1} point={binormalCurve(claimedArea, 1)(1.16)} />;
}

export function GrapeleafOffer() {
  return (
    <PartOffer
      script="app/projects/grapeleaf/start.tsx"
      name="The model’s figures, to walk through"
      act="Start"
      still={<GrapeleafStill />}
    >
      <p>
        What an area of 94.9% means in a vineyard of your size, at the share of sick vines and the prices that
        you set; and the training run, step by step.
      </p>
    </PartOffer>
  );
}
