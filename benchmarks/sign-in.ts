import { seedPassword } from '../apps/server/src/seed.ts';

export async function signIn(url: string, members: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 1; n <= members; n += 1) {
    const response = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `member${n}@example.com`, password: seedPassword }),
    });
    if (response.status !== 200) throw new Error(`member${n} was not let in: ${await response.text()}`);
    cookies.push(
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
  }
  return cookies;
}
