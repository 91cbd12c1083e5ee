/** Made by `calculator-list.ts` beside the build, from the registry: the groups of `/tools`. */
declare module 'virtual:calculator-list' {
  interface ListedCalculator {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly searchWords: readonly string[];
  }
  /** The first five are of no group. */
  const groups: readonly { readonly task: string; readonly members: readonly ListedCalculator[] }[];
  export default groups;
}
