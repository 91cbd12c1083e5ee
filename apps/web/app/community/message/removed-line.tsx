/** Stands where a message stood that a moderator removed. */
export function RemovedLine() {
  return <p className="text-muted italic [grid-area:body]">Removed by a moderator</p>;
}
