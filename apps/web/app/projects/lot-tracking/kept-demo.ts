import { bookOf, type Demo, firstDemo } from './demo.ts';

const key = 'lot-demo-2';

/** The demo on this device, or a new one where there is none that can be read. */
export function keptDemo(storage: Pick<Storage, 'getItem'> = localStorage): Demo {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('added' in kept)) return firstDemo;
    const demo = { ...firstDemo, ...kept } as Demo;
    bookOf(demo);
    return demo;
  } catch {
    return firstDemo;
  }
}

/** Keeps the demo where the browser keeps anything; without that it lasts as long as the page. */
export function keepDemo(demo: Demo, storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(demo));
  } catch {
    // A full or forbidden storage takes nothing from the page.
  }
}

export function forgetDemo(storage: Pick<Storage, 'removeItem'> = localStorage): void {
  try {
    storage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
