export function ownMessageWords(excerpt: string): string {
  return excerpt ? `your message “${excerpt}”` : 'your files';
}
