import { describe, expect, it } from 'vitest';
import { isWithinEdits } from './edit-distance.ts';
import { foldText } from './fold.ts';
import { tokenize } from './tokens.ts';

const tokens = (text: string) => tokenize(foldText(text), text).map((token) => token.text);

describe('foldText', () => {
  it('keeps the position of every character', () => {
    const { text, origins } = foldText('Añadí ½ lb → T4');
    expect(text).toBe('anadi ½ lb > t4');
    expect(origins[text.indexOf('t4')]).toBe(13);
  });

  it('keeps positions after a character that unfolds into a surrogate pair', () => {
    const { text, origins } = foldText('\ufa6c T4');
    expect(origins).toHaveLength(text.length + 1);
    expect(origins[text.indexOf('t4')]).toBe(2);
  });

  it('reads a decomposed accent like a composed one', () => {
    expect(foldText('man\u0303ana').text).toBe(foldText('mañana').text);
  });
});

describe('tokens', () => {
  it.each([
    ['22.4B', ['22.4', 'b']],
    ['T9 -> T14', ['t', '9', '>', 't', '14']],
    ['1,212 btl', ['1,212', 'btl']],
    ['.45 micron', ['.45', 'micron']],
    ["what's in", ['whats', 'in']],
    ['18.9.:', ['18.9', '.', ':']],
    ['bbl 101-110', ['bbl', '101', '-', '110']],
  ])('of %j are separate', (text, expected) => expect(tokens(text)).toEqual(expected));

  it('have their positions in the original text', () => {
    const text = '¿Añadí 40g a T9?';
    const [last] = tokenize(foldText(text), text).filter((token) => token.text === '9');
    expect(text.slice(last?.start, last?.end)).toBe('9');
  });
});

describe('typing slips', () => {
  it('are one extra, missing, wrong, or swapped letter', () => {
    for (const word of ['rackked', 'rcked', 'rocked', 'rakced'])
      expect(isWithinEdits(word, 'racked', 1)).toBe(true);
    expect(isWithinEdits('rock', 'racked', 1)).toBe(false);
  });
});
