import { forgetParameter, parameter } from '../../account/address-parameters.ts';
import { shareParameters } from '../../platform/share-parameters.ts';
import type { Drafts } from './drafts.ts';

/** Text shared from another app becomes the channel's draft; the member sends it. */
export function takeShared(drafts: Pick<Drafts, 'change' | 'flush'>, channelId: string): void {
  const [title, text, url] = Object.values(shareParameters).map((name) => parameter(name)?.trim());
  for (const name of Object.values(shareParameters)) forgetParameter(name);
  // Most systems put the address into the text.
  const parts = [title === text ? '' : title, text, text?.includes(url ?? '') ? '' : url];
  const shared = parts.filter(Boolean).join('\n');
  if (!shared) return;
  drafts.change(channelId, (draft) => ({ ...draft, text: [draft.text, shared].filter(Boolean).join('\n') }));
  drafts.flush();
}
