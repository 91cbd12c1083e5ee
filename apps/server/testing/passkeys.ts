import { expect } from 'vitest';
import { cookieOf, joinCommunity, type TestCommunity, type TestMember } from './community.ts';
import { createPasskeyDevice, type Oddities } from './passkey-device.ts';

export type PasskeyDevice = ReturnType<typeof createPasskeyDevice>;

export const under = (path: string) => `/api/auth/passkey/${path}`;

export const outcome = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
export const refused = [401, 'PASSKEY_REFUSED'];

interface Row {
  id: string;
  name: string;
  verified_at: string | null;
  transports: string;
}

export function passkeysIn(community: TestCommunity) {
  const newDevice = (id?: Buffer<ArrayBuffer>) => createPasskeyDevice(community.url, id);

  async function ask(path: string, cookie = '') {
    const response = await community.request(under(path), {}, cookie);
    expect(response.status).toBe(200);
    const options = (await response.json()) as { challenge: string } & Record<string, unknown>;
    return { options, cookie: [cookie, cookieOf(response)].filter(Boolean).join('; ') };
  }
  const askToAdd = ({ cookie }: { cookie: string }) => ask('generate-register-options', cookie);
  const askForPasskey = (cookie?: string) => ask('generate-authenticate-options', cookie);

  const post = (path: string, json: unknown, cookie: string) =>
    community.request(under(path), { json }, cookie);
  const register = (response: unknown, cookie: string) =>
    post('verify-registration', { response, name: 'Laptop' }, cookie);
  const signInWith = (response: unknown, cookie: string) =>
    post('verify-authentication', { response }, cookie);

  async function add(member: TestMember, device: PasskeyDevice, odd?: Oddities) {
    const { options, cookie } = await askToAdd(member);
    return register(device.create(options, odd), cookie);
  }
  return {
    newDevice,
    askToAdd,
    askForPasskey,
    post,
    register,
    signInWith,
    add,
    async signIn(device: PasskeyDevice, odd?: Oddities) {
      const { options, cookie } = await askForPasskey();
      return signInWith(device.get(options, odd), cookie);
    },
    async joinWithPasskey(name: string) {
      const member = await joinCommunity(community, name);
      const device = newDevice();
      expect((await add(member, device)).status).toBe(200);
      return { member, device };
    },
    storedOf: ({ id }: TestMember) => community.query<Row>('select * from passkeys where user_id = $1', [id]),
  };
}
