export function RemovedLine() {
  return <p className="text-muted italic [grid-area:body]">Removed by a moderator</p>;
}
