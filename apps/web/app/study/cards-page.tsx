import { useEffect } from 'react';
import { keepForOffline } from '../offline/register-worker.ts';
import { href } from '../platform/href.ts';
import { PageHead } from '../site/meta.tsx';
import { later } from '../ui/later.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const handle = { hydrate: true };

function Waiting() {
  return (
    <div className="h-[40rem] border border-line p-5">
      <p role="status" className="text-muted noscript:hidden">
        Loading the cards…
      </p>
      <p className="hidden noscript:block">The cards need JavaScript, which is off in this browser.</p>
    </div>
  );
}

const Learning = later(async () => (await import('./learning.tsx')).Learning, { waiting: Waiting });

export default function CardsPage() {
  useEffect(() => keepForOffline(['/wset-sw.js', '/wset']), []);
  return (
    <div className="wrap pt-14 pb-8 md:pt-20">
      <PageHead
        title="Flashcards for wine qualifications"
        description="Four decks of flashcards for Level 3 and the Diploma units D1, D2, and D3, with spaced repetition, pictures from the map, and a plan for your exam."
        path="/wset/cards"
      />
      <p className="label">Study resources</p>
      <h1 className="mt-4 text-[clamp(2.25rem,5.5vw,4rem)]">Flashcards</h1>
      <p className="mt-6 mb-8 max-w-2xl">
        A card comes back when you’re about to forget it. Press Space for the answer, then 1 to 4 for how well
        you knew it, and Ctrl+Z to take that back; on a phone, swipe the card right if you knew it, left if
        not. What you have learned stays on this device, and the cards work offline.
      </p>
      <Learning />
      <p className="mt-10 max-w-3xl text-muted text-sm">
        The cards are ours, written from public facts; none are copied from the official material. Intervals
        are set by FSRS, the free spaced-repetition scheduler. We aren’t connected with the WSET. Found a
        mistake? <TextLink href={href('/contact')}>Tell us</TextLink>.
      </p>
    </div>
  );
}
