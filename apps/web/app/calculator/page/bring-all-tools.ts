/** Where the list of all calculators opens, in what the build has rendered. */
export const allToolsId = 'all-tools';

/** Brings the list when it is first opened: it is too long to travel with every page. */
export function bringAllTools(current: string): () => void {
  const place = document.getElementById(allToolsId);
  const menu = place?.closest('details');
  if (!place || !menu) return () => undefined;
  const bring = () =>
    void import('../panels/all-tools.tsx').then(({ drawAllTools }) => drawAllTools(place, current));
  if (menu.open) bring();
  else menu.addEventListener('toggle', bring, { once: true });
  return () => menu.removeEventListener('toggle', bring);
}
