import { cookieOf, memberWith, password, signUpByMail } from '../../apps/server/testing/community.ts';
import type { Machine } from './machine.ts';

export type Person = Awaited<ReturnType<typeof join>>;

export async function join(machine: Machine, name: string, number: number) {
  const account = await signUpByMail(machine, name);
  const headers = { 'x-forwarded-for': `2001:db8:1:${number.toString(16)}::1` };
  const signIns = { count: 0 };
  let { cookie } = account;
  const signIn = async () => {
    const json = { email: account.email, password };
    const answer = await machine.request('/api/auth/sign-in/email', { json, headers });
    if (answer.status !== 200) throw new Error(`${name} could not sign in: ${await answer.text()}`);
    cookie = cookieOf(answer);
    signIns.count += 1;
  };
  const request = async (path: string, init: Parameters<Machine['request']>[1] = {}) => {
    const send = () => machine.request(path, { ...init, headers: { ...headers, ...init.headers } }, cookie);
    const answer = await send();
    if (answer.status !== 401) return answer;
    await signIn();
    return send();
  };
  return { ...memberWith(request, account), signIns, session: () => cookie };
}
