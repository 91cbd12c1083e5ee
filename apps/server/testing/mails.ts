import { headersOf, type ReceivedMail } from './mailbox.ts';

type Raw = Pick<ReceivedMail, 'raw'>;

/** The unfolded text of a mail. A short text is not encoded, and may contain a literal “=3D”. */
export function textOf({ raw }: Raw): string {
  const [, headers = '', text = ''] = /(Content-Type: text\/plain.*?)\r\n\r\n(.*?)\r\n--/s.exec(raw) ?? [];
  if (!headers.includes('quoted-printable')) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export const linkIn = (mail: Raw): string | undefined => /https?:\S+/.exec(textOf(mail))?.[0];

export function unsubscribePath(mail: ReceivedMail): string {
  const { pathname, search } = new URL(headersOf(mail).get('list-unsubscribe')?.replace(/[<>]/g, '') ?? '');
  return pathname + search;
}
