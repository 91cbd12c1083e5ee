/**
 * Maps an address to its mailbox, without a `+label`, and at Google without dots. Only for keys of counters; mail
 * goes to the address as written.
 */
export function foldAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${domain}`;
}
