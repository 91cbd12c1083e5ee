import { afterEach, expect, it } from 'vitest';
import { keepJson, keptJson } from './kept-json.ts';

const holding = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });
const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('gives back what was kept, and nothing for what is no JSON or was never kept', () => {
  expect(keptJson('tanks', holding('[{"name":"T-4"}]'))).toEqual([{ name: 'T-4' }]);
  for (const text of ['{', '', 'null', null]) expect(keptJson('tanks', holding(text))).toBeUndefined();
});

it('says whether the browser took it', () => {
  expect(keepJson('tanks', [], holding(null))).toBe(true);
  expect(keepJson('tanks', [], full)).toBe(false);
});

it('has nothing where a browser forbids even to ask', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(keptJson('tanks')).toBeUndefined();
  expect(keepJson('tanks', [])).toBe(false);
});
