/** The address of `Name <address>`, or of what is an address alone. */
export function addressIn(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim();
}
