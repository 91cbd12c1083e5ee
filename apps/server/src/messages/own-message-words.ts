/** What a notification calls its reader's message: by its beginning, or as files where it has no text. */
export function ownMessageWords(excerpt: string): string {
  return excerpt ? `your message “${excerpt}”` : 'your files';
}
