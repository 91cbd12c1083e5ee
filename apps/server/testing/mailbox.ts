import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  raw: string;
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

interface MailboxOptions extends Partial<SMTPServerOptions> {
  diesAfterData?: boolean;
}

export async function openMailbox({ diesAfterData, ...handlers }: MailboxOptions = {}, port = 0) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        if (diesAfterData) kill();
        else callback();
      });
    },
    ...handlers,
  });
  server.on('error', () => undefined);
  const kill = () => {
    for (const { _socket } of server.connections as Set<{ _socket: Socket }>) _socket.destroy();
    server.close();
  };
  const listening = await new Promise<number>((resolve) => {
    const net = server.listen(port, '127.0.0.1', () => resolve((net.address() as AddressInfo).port));
  });
  return {
    mails,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export function headersOf({ raw }: ReceivedMail): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}
