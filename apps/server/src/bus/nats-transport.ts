import { connect } from '@nats-io/transport-node';
import type { OpenTransport } from './transport.ts';

const connectWithinMs = 5_000;
/** The second unanswered ping detects a dead connection. */
const pingEveryMs = 5_000;

/**
 * Uses one NATS subject. `addresses` are separated by commas; any of them may contain the login for all: user and
 * password, or a token. A broken connection is replaced rather than resumed, so that no old notices are sent.
 */
export function natsTransport(addresses: string, subject: string): OpenTransport {
  const servers = addresses.split(',').map((address) => new URL(address.trim()));
  const tls = servers.some(({ protocol }) => protocol === 'tls:');
  const login = servers.find(({ username }) => username !== '');
  return async (received) => {
    const connection = await connect({
      servers: servers.map(({ host }) => host),
      name: 'orbit-and-vine',
      ...(tls && { tls: {} }),
      ...(login && loginOf(decodeURIComponent(login.username), decodeURIComponent(login.password))),
      reconnect: false,
      timeout: connectWithinMs,
      pingInterval: pingEveryMs,
      maxPingOut: 2,
    });
    connection.subscribe(subject, {
      callback(error, message) {
        if (!error) received(message.string());
      },
    });
    // Waits until the server has the subscription.
    await connection.flush();
    return {
      async send(notice) {
        connection.publish(subject, notice);
      },
      broken: connection.closed(),
      close: () => connection.close(),
    };
  };
}

function loginOf(user: string, pass: string) {
  return pass === '' ? { token: user } : { user, pass };
}
