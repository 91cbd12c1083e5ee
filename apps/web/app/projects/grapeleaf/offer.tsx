import { PartOffer } from '../parts/part-offer.tsx';
import { GrapeleafPreview } from './preview.tsx';

export function GrapeleafOffer() {
  return (
    <PartOffer
      script="app/projects/grapeleaf/start.tsx"
      name="The model’s figures, step by step"
      act="Start"
      preview={<GrapeleafPreview />}
    >
      <p>
        What an AUC of 94.9% means in a vineyard, with the block size, share of sick vines, and prices you
        set; and how the training ran.
      </p>
    </PartOffer>
  );
}
