import { getContactToken } from '@orbit-vine/contract/contact.ts';
import { contactLimits } from '@orbit-vine/contract/contact-limits.ts';

interface Token {
  readonly value: string;
  readonly since: number;
}

let token: Promise<Token> | undefined;

/** Fetches the next message's token early, so that its minimum age has passed by the time it is sent. */
export function prepareToken(): void {
  token = fetchToken();
  token.catch(() => undefined);
}

export async function freshToken(): Promise<string> {
  const prepared = await token?.catch(() => undefined);
  const usable = prepared && Date.now() - prepared.since < contactLimits.formMaxMs / 2;
  const { value, since } = usable ? prepared : await fetchToken();
  token = undefined;
  const wait = since + contactLimits.formMinMs + 200 - Date.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return value;
}

async function fetchToken(): Promise<Token> {
  const response = await fetch(getContactToken.path);
  if (!response.ok) throw new Error(`The form cannot be sent at the moment: ${response.status}`);
  return { value: getContactToken.answer.parse(await response.json()).token, since: Date.now() };
}
