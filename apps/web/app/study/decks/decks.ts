import { wineRegions } from '../../regions/list/regions.ts';
import type { DeckId, Flashcard } from '../card.ts';
import { d1Vineyard } from './d1-vineyard.ts';
import { d1Winery } from './d1-winery.ts';
import { d2 } from './d2.ts';
import { d3 } from './d3.ts';
import { level3 } from './level-3.ts';

interface Deck {
  id: DeckId;
  name: string;
  cards: readonly Flashcard[];
}

function mapCards(deck: DeckId, unit: 'L3' | 'D3'): Flashcard[] {
  return wineRegions
    .filter(({ units }) => units.includes(unit))
    .map(({ id, name, country, grapes, longitude, latitude }) => ({
      id: `${deck}-map-${id}`,
      kind: 'map',
      front: `Which region of ${country === 'United States' ? 'the United States' : country} is marked?`,
      back: `${name}. ${grapes.slice(0, 3).join(', ')}.`,
      region: { id, longitude, latitude },
    }));
}

export const decks: readonly Deck[] = [
  { id: 'level-3', name: 'Level 3: Award in Wines', cards: [...level3, ...mapCards('level-3', 'L3')] },
  { id: 'd1', name: 'D1: Wine Production', cards: [...d1Vineyard, ...d1Winery] },
  { id: 'd2', name: 'D2: Wine Business', cards: d2 },
  { id: 'd3', name: 'D3: Wines of the World', cards: [...d3, ...mapCards('d3', 'D3')] },
];
