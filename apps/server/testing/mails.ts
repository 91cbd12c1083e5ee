import { headersOf, type ReceivedMail } from './mailbox.ts';

type Raw = Pick<ReceivedMail, 'raw'>;

/** What a mail says, its lines whole again. Short ones come as they are, and may hold “=3D” of their own. */
export function textOf({ raw }: Raw): string {
  const [, headers = '', text = ''] = /(Content-Type: text\/plain.*?)\r\n\r\n(.*?)\r\n--/s.exec(raw) ?? [];
  if (!headers.includes('quoted-printable')) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The first link in a mail, if it has one. */
export const linkIn = (mail: Raw): string | undefined => /https?:\S+/.exec(textOf(mail))?.[0];

/** The path of the link with which a mail is stopped, as a mail program finds it. */
export function unsubscribePath(mail: ReceivedMail): string {
  const { pathname, search } = new URL(headersOf(mail).get('list-unsubscribe')?.replace(/[<>]/g, '') ?? '');
  return pathname + search;
}
