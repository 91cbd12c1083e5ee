/** Made by `data-files.ts` beside the build: where JSON lies that pages fetch. */
declare module 'virtual:data-files' {
  /** Of the wine regions, each with the page it stands on. */
  export const regionsAddress: string;
  export const decks: readonly { id: string; name: string; size: number; address: string }[];
}
