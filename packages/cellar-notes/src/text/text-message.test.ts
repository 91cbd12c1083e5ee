import { describe, expect, it } from 'vitest';
import { backWords } from '../read-back/words.ts';
import { asTextMessage } from './text-message.ts';

describe('asTextMessage', () => {
  it.each([
    ['Año 2025, Viñedo Peñalba', 'Año 2025, Viñedo Peñalba'],
    ['An\u0303o', 'Año'],
    ['Depósito número único más allá', 'Deposito numero unico mas alla'],
    ['Gewürztraminer, Mourvèdre, Rosé', 'Gewürztraminer, Mourvèdre, Rosé'],
    ['Château [T1] 🍇 “x”', 'Chateau  T1     x '],
  ])('writes %s as %s', (text, written) => {
    expect(asTextMessage(text)).toBe(written);
  });

  it('leaves all replies unchanged', () => {
    const texts = JSON.stringify(backWords.es).match(/[^"{}:,]+/g) ?? [];
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) expect(asTextMessage(text)).toBe(text);
  });
});
