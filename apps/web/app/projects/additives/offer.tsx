import { PartOffer } from '../parts/part-offer.tsx';
import { AdditivesPreview } from './preview.tsx';

export function AdditivesOffer() {
  return (
    <PartOffer
      script="app/projects/additives/start.tsx"
      name="The rules, side by side"
      act="Compare the labels"
      preview={<AdditivesPreview className="h-52 max-w-[28%]" />}
    >
      <p>
        Fourteen substances and five labels, by color and sugar. Every cell names the section of the law or
        charter it comes from.
      </p>
    </PartOffer>
  );
}
