export const controlClass =
  'rounded-xs border border-edge bg-field px-3 text-base text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-wine aria-invalid:border-wine';
