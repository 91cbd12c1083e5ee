import { listInWords } from '../../../platform/formatters.ts';

/** "Ada", "Ada and Bob", "Ada, Bob and 3 others". */
export function nameAFew(names: readonly string[], most = 8): string {
  const shown = names.slice(0, names.length === most + 1 ? most + 1 : most);
  const others = names.length - shown.length;
  const parts = others > 0 ? [...shown, `${others} others`] : shown;
  return listInWords(parts);
}
