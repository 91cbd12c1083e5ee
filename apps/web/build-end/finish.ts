/** Turns React Router's output into what the server serves. */
export async function finish(buildDirectory: string) {
  console.log(buildDirectory);
}
