/** Made by `calculator-facts.ts` beside the build, from the registry: where the result of each calculator goes on. */
declare module 'virtual:follow-ups' {
  export const followUps: Readonly<Record<string, readonly import('./follow-ups.ts').FollowUp[] | undefined>>;
}
