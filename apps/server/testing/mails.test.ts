import nodemailer from 'nodemailer';
import { expect, it } from 'vitest';
import { linkIn } from './mails.ts';

// Codes that begin like `=3D`, the quoted-printable form of an equals sign.
it.each(['3DaB', '3D3D', 'xyz3'])(
  'the mail reader finds a link with the code %s, also in a folded line',
  async (code) => {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    for (const path of ['short', 'long'.repeat(30)]) {
      const link = `https://wine.example/${path}?code=${code}&x=1`;
      const text = `Open this page:\n\n${link}\n\nIt is for you.`;
      const { message } = await transport.sendMail({ to: 'ann@example.com', text, html: `<p>${link}</p>` });
      expect(linkIn({ raw: String(message) })).toBe(link);
    }
  },
);
