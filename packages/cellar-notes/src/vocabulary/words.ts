/** A table's cell: words and phrases between commas, over as many lines as it takes. */
export function words(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
}
