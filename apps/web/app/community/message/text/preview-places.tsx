/** As high before its content is there as after, so that the list does not move. */
export const previewClass =
  'mt-1.5 grid h-21.5 max-w-md content-center rounded-xs border border-line bg-sheet px-3 py-2';

export function PreviewPlaces({ urls }: { urls: readonly URL[] }) {
  return urls.map(({ href }) => <div key={href} className={previewClass} />);
}
