/** A table's cell: words and phrases separated by commas, on any number of lines. */
export function words(cell: string): string[] {
  return cell
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '');
}
