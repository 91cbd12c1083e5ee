import { externalLink } from '../../platform/external-links.ts';
import { demoSms } from '../../platform/site.ts';
import { PartOffer } from '../part-offer.tsx';

/** A message and its answer, as they stand on the phone. */
function ThreadStill() {
  return (
    <div className="grid gap-2 border border-line bg-paper p-4">
      <p className="ml-8 justify-self-end rounded-[10px] rounded-br-none bg-wine px-3 py-2 text-on-wine leading-snug">
        {demoSms.example}
      </p>
      <p className="mr-8 justify-self-start rounded-[10px] rounded-bl-none border border-edge bg-sheet px-3 py-2 leading-snug">
        {demoSms.reply}
      </p>
    </div>
  );
}

/** Our own cellar to try it in, for as long as the owner has set no address of another. */
export function LotDemoOffer() {
  if (externalLink('lotDashboard').isSet) return null;
  return (
    <PartOffer
      script="app/projects/lot-tracking/start.tsx"
      name="A winery to try it in"
      act="Open the demo winery"
      still={<ThreadStill />}
    >
      <p>
        Send a message, or pick one. See every word with what it was taken for, the answer, the row in the
        book, and the cellar after it. It stays in your browser.
      </p>
    </PartOffer>
  );
}
