const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const counted = (count: number, one: string) => `${words[count] ?? count} ${one}${count === 1 ? '' : 's'}`;

/** The drafts and unsent messages that signing out deletes, as the beginning of a sentence. */
export function unsavedWords({ drafts, unsent }: { drafts: number; unsent: number }): string {
  if (unsent === 0) return counted(drafts, 'draft');
  const messages = counted(unsent, 'unsent message');
  return drafts === 0 ? messages : `${counted(drafts, 'draft')} and ${messages.toLowerCase()}`;
}
