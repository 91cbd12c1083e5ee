import { PartOffer } from '../part-offer.tsx';
import { GrapeleafStill } from './still.tsx';

export function GrapeleafOffer() {
  return (
    <PartOffer
      script="app/projects/grapeleaf/start.tsx"
      name="The model’s figures, step by step"
      act="Start"
      still={<GrapeleafStill />}
    >
      <p>
        What an area of 94.9% means in a vineyard, at the size, share of sick vines, and prices that you set;
        and how the training ran.
      </p>
    </PartOffer>
  );
}
