export const fieldFrame =
  'mt-2 flex items-stretch rounded-[2px] border border-edge bg-paper has-[>:first-child:focus-visible]:outline-3 has-[>:first-child:focus-visible]:outline-wine has-[>:first-child:focus-visible]:outline-offset-1 data-invalid:border-wine data-invalid:shadow-[inset_0_0_0_1px_var(--color-wine)]';

export const fieldInput = 'min-h-12 w-full min-w-0 grow bg-transparent px-3 text-lg outline-none';
