import { mergeRecords } from '../../platform/merge-records.ts';
import { listOf, stored } from '../../platform/stored.ts';

const ids = {
  ...listOf((id) => (typeof id === 'string' ? id : undefined)),
  merge: mergeRecords<string>((id) => id),
};

export const favorites = stored<readonly string[]>({ key: 'bench-favorites', ...ids });
export const recent = stored<readonly string[]>({ key: 'bench-recent', ...ids });

const maxRecent = 6;

export function rememberUse(id: string): void {
  recent.change((now) => [id, ...now.filter((other) => other !== id)].slice(0, maxRecent));
}
