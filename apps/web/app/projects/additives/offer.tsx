import { PartOffer } from '../part-offer.tsx';
import { BottlePicture } from './bottle-picture.tsx';

export function AdditivesOffer() {
  return (
    <PartOffer
      script="app/projects/additives/start.tsx"
      name="The rules, side by side"
      act="Compare the labels"
      still={<BottlePicture label="euOrganic" wine={{ color: 'red', sugar: 'under2' }} />}
    >
      <p>
        Fourteen substances and five labels, by color and sugar. Every cell names the section of the law or
        charter that it comes from.
      </p>
    </PartOffer>
  );
}
