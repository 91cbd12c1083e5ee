/** Whether two words differ by at most `most` typing errors: an extra, missing, wrong, or swapped letter. */
export function isWithinEdits(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped && row > 1 && column > 1) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
    }
    before = above;
    above = line;
  }
  return (above[right.length] ?? Number.POSITIVE_INFINITY) <= most;
}
