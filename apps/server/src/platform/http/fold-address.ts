/**
 * Maps an address to its mailbox: a `+label` is ignored, and so are dots at Google. Only for keys of counters; mail
 * goes to the address as written.
 */
export function foldAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${domain}`;
}
