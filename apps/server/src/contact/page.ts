import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  contactPractices,
  contactToken,
  contactTrap,
  getContactToken,
} from '@orbit-vine/contract/contact.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { bind } from '../auth/bind.ts';
import { failureResponse } from '../platform/http/failure.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { SiteFile } from '../site/site.ts';
import type { ContactService } from './contact-service.ts';
import { type Filling, fillPage } from './fill-page.ts';
import { makeFormToken } from './form-token.ts';
import { receiveInquiry } from './receive-inquiry.ts';

const toBrotli = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface ContactPage {
  contactService: ContactService;
  pages: { open: SiteFile; closed: SiteFile };
  log: Logger;
  addressOf(context: Context): string;
}

/** The contact page for plain forms. While the form is closed, its page is served as a static file. */
export function contactPageRoutes(app: Hono, { contactService, pages, log, addressOf }: ContactPage) {
  const answer = async (context: Context, status: number, filling: Omit<Filling, 'token'>) => {
    const file = contactService.isOpen() ? pages.open : pages.closed;
    const page = file.identity.toString();
    const html = contactService.isOpen()
      ? fillPage(page, { ...filling, token: makeFormToken(contactService.secret, contactService.now()) })
      : page;
    const brotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(context.req.header('accept-encoding') ?? '');
    const body = brotli ? await toBrotli(html, quick) : html;
    const { 'content-length': _, ...headers } = file.headers;
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
      status,
      headers: {
        ...headers,
        'cache-control': 'private, no-cache',
        ...(brotli && { 'content-encoding': 'br' }),
      },
    });
  };
  bind(app, getContactToken, async () => ({
    token: makeFormToken(contactService.secret, contactService.now()),
  }));
  app.get('/contact', (context) => answer(context, 200, {}));
  app.post('/contact', limitBody, async (context) => {
    const networkAddress = addressOf(context);
    const fields: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
    const { [contactToken]: token, [contactTrap]: trap } = fields;
    const practices = contactPractices.filter((practice) => fields[practice] !== undefined);
    try {
      await receiveInquiry(contactService, {
        form: { ...fields, practices },
        token: asText(token),
        trap: asText(trap),
        networkAddress,
      });
      return context.redirect('/contact/sent', 303);
    } catch (error) {
      const refused = error instanceof ProblemError;
      const { status } = refused
        ? problems[error.code]
        : failureResponse(error, { method: 'POST', path: '/contact' }, log);
      return answer(context, status, { fields, ...reasonOf(refused ? error : undefined) });
    }
  });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

function reasonOf(error: ProblemError | undefined): Omit<Filling, 'token'> {
  if (!error) return { problem: null };
  const noPractice = error.errors?.some(({ field }) => field === 'practices') ?? false;
  const others = error.errors?.filter(({ field }) => field !== 'practices') ?? [];
  if (noPractice && others.length === 0) return { noPractice };
  return { noPractice, problem: others.map(({ message }) => message).join(' ') || error.message };
}
