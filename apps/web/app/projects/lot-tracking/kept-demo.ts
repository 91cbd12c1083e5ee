import { keepJson, keptJson } from '../../platform/kept-json.ts';
import { bookOf, type Demo, firstDemo } from './demo.ts';

const key = 'lot-demo-2';

export function keptDemo(storage?: Pick<Storage, 'getItem'>): Demo {
  const kept = keptJson(key, storage);
  if (typeof kept !== 'object' || kept === null || !('added' in kept)) return firstDemo;
  try {
    const demo = { ...firstDemo, ...kept } as Demo;
    bookOf(demo);
    return demo;
  } catch {
    return firstDemo;
  }
}

/** Without storage, the demo lasts as long as the page. */
export function keepDemo(demo: Demo, storage?: Pick<Storage, 'setItem'>): void {
  keepJson(key, demo, storage);
}

export function forgetDemo(storage?: Pick<Storage, 'removeItem'>): void {
  try {
    (storage ?? localStorage).removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
