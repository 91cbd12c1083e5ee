import { connect } from '@nats-io/transport-node';
import type { OpenTransport } from './transport.ts';

const connectWithinMs = 5_000;
/** A connection that is dead without saying so is found by the second ping that nobody answers. */
const pingEveryMs = 5_000;

/**
 * By one subject of NATS. Addresses are separated by commas; any of them may hold the login of all, user and password or
 * a token. The line is opened anew when it breaks, so that nothing old is said when NATS is back.
 */
export function natsTransport(addresses: string, subject: string): OpenTransport {
  const servers = addresses.split(',').map((address) => new URL(address.trim()));
  const tls = servers.some(({ protocol }) => protocol === 'tls:');
  const login = servers.find(({ username }) => username !== '');
  return async (heard) => {
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
        if (!error) heard(message.string());
      },
    });
    // What is said from here on is heard: the subscription has reached NATS.
    await connection.flush();
    return {
      async say(notice) {
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
