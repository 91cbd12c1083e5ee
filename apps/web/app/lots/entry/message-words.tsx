import type { Claim } from '@orbit-vine/cellar-notes/schema/reading.ts';
import type { Wording } from '../wording/english.ts';
import { useWording } from '../wording/use-wording.ts';

type Slot = 'where' | 'work' | 'wine' | 'amount' | 'time' | 'plain';

const slotOf: Record<Claim['as'], Slot> = {
  vessel: 'where',
  lot: 'where',
  block: 'where',
  operation: 'work',
  material: 'wine',
  variety: 'wine',
  quantity: 'amount',
  number: 'amount',
  reading: 'amount',
  date: 'time',
  time: 'time',
  word: 'plain',
  unknown: 'plain',
};

/** Line styles differ too, so that color is not the only cue. */
const looks: Record<Slot, string> = {
  where: 'border-wine border-b-3 text-wine',
  work: 'border-vine border-b-3 border-double text-vine',
  wine: 'border-gold border-b-3 border-dashed text-gold',
  amount: 'border-ink border-b-3 text-ink',
  time: 'border-muted border-b-3 border-dotted text-muted',
  plain: 'border-transparent border-b-3 text-muted',
};

interface Piece {
  text: string;
  claim?: Claim;
}

/** Splits a message into recognized and unrecognized stretches. */
export function piecesOf(text: string, words: readonly Claim[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const claim of words) {
    const between = text.slice(at, claim.start).trim();
    if (between) pieces.push({ text: between });
    pieces.push({ text: text.slice(claim.start, claim.end), claim });
    at = claim.end;
  }
  const rest = text.slice(at).trim();
  return rest ? [...pieces, { text: rest }] : pieces;
}

function meaningOf({ text, claim }: Piece, { readAs, meanings }: Wording['entry']): string {
  if (!claim || claim.as === 'word' || !/[\p{L}\p{N}]/u.test(text)) return '';
  if (claim.as === 'unknown') return readAs.unknown;
  const meaning = meanings[claim.meaning] ?? claim.meaning.replaceAll('_', ' ');
  return meaning.toLowerCase() === text.toLowerCase() ? readAs[claim.as] : `${readAs[claim.as]} ${meaning}`;
}

export function MessageWords({ text, words }: { text: string; words: readonly Claim[] }) {
  const { entry } = useWording();
  return (
    <p className="flex flex-wrap gap-x-2.5 gap-y-3">
      {piecesOf(text, words).map((piece, index) => {
        const look = looks[piece.claim ? slotOf[piece.claim.as] : 'plain'];
        const meaning = meaningOf(piece, entry);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and none ever moves.
          <span key={index} className="inline-flex max-w-full flex-col">
            <span className={`wrap-anywhere border-b-3 font-semibold ${look}`}>{piece.text}</span>
            {meaning && (
              <span className="mt-0.5 text-muted text-xs leading-snug">
                <span className="sr-only">: </span>
                {meaning}
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}
