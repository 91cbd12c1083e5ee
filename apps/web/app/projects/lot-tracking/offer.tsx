import { externalLink } from '../../platform/external-links.ts';
import { PartOffer } from '../parts/part-offer.tsx';
import { ThreadPreview } from './preview.tsx';

/** Offers our own demo unless the owner has set the address of another. */
export function LotDemoOffer() {
  if (externalLink('lotDashboard').isSet) return null;
  return (
    <PartOffer
      script="app/projects/lot-tracking/start.tsx"
      name="A winery to try it in"
      act="Open the demo winery"
      preview={<ThreadPreview />}
    >
      <p>
        Send a message, or pick one. See what each word was taken for, the answer, the row in the records, and
        the cellar afterward. All of it stays in your browser.
      </p>
    </PartOffer>
  );
}
