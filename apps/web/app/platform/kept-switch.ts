import { type Observable, observable } from './observable.ts';

/** Something that is on or off, as it was chosen on this device; off where nothing can be read. */
export function keptSwitch(key: string): Observable<boolean> {
  const on = observable(isKept(key));
  return {
    ...on,
    set(wanted) {
      on.set(wanted);
      try {
        if (wanted) localStorage.setItem(key, 'on');
        else localStorage.removeItem(key);
      } catch {
        // It is a convenience only.
      }
    },
  };
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
