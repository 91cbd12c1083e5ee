import { foldText } from '../../platform/fold-text.ts';

export function idOf(name: string): string {
  return foldText(name)
    .replaceAll(/[’'.]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-');
}
