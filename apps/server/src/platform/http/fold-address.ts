/**
 * The mailbox that an address leads to, as far as its form tells: what follows a `+` is a label, and Google's do not
 * know dots. For keys of counters alone; a mail goes where its reader wrote.
 */
export function foldAddress(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const bare = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${domain}`;
}
