export const allToolsId = 'all-tools';

/** Fetches the list when first opened; it is too large for every page. */
export function bringAllTools(current: string): () => void {
  const container = document.getElementById(allToolsId);
  const menu = container?.closest('details');
  if (!container || !menu) return () => undefined;
  const bring = () =>
    void import('../panels/all-tools.tsx').then(({ drawAllTools }) => drawAllTools(container, current));
  if (menu.open) bring();
  else menu.addEventListener('toggle', bring, { once: true });
  return () => menu.removeEventListener('toggle', bring);
}
