/** Made by the build (`emoji.ts`): groups by name, with one line per emoji. */
declare module 'virtual:emoji' {
  const groups: readonly (readonly [name: string, lines: string])[];
  export default groups;
}
