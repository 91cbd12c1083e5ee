import { describe, expect, it } from 'vitest';
import { piecesOf } from './message-words.tsx';

describe('piecesOf', () => {
  it('keeps the text between recognized words', () => {
    const words = [
      { start: 0, end: 3, as: 'vessel', meaning: 'T12' },
      { start: 9, end: 14, as: 'quantity', meaning: '22.4 B' },
    ] as const;
    expect(piecesOf('T12 hmm  22.4B!', words).map(({ text }) => text)).toEqual(['T12', 'hmm', '22.4B', '!']);
  });
});
