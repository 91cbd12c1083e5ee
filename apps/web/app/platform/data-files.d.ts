/** Addresses of JSON that pages fetch, from the Vite plugin in `data-files.ts`. */
declare module 'virtual:data-files' {
  /** The wine regions, each with the address of its page. */
  export const regionsAddress: string;
  /** Of the names of regions and viticultural areas that fit into a profile. */
  export const regionNamesAddress: string;
  export const decks: readonly { id: string; name: string; size: number; address: string }[];
}
