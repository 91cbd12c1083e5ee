/** How a notification refers to its reader's message: by an excerpt, or as files if it has no text. */
export function ownMessageWords(excerpt: string): string {
  return excerpt ? `your message “${excerpt}”` : 'your files';
}
