/** Made by `emoji.ts` beside the build: groups by name, each a line for every emoji. */
declare module 'virtual:emoji' {
  const groups: readonly (readonly [name: string, lines: string])[];
  export default groups;
}
