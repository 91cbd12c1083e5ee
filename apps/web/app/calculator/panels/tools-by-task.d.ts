/** Made by `calculator-facts.ts` beside the build, from the registry: what the calculators are called, and no more. */
declare module 'virtual:tools-by-task' {
  export const toolsByTask: readonly {
    readonly task: string;
    readonly tools: readonly { readonly id: string; readonly title: string }[];
  }[];
}
