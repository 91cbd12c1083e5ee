import {
  contactToken,
  contactTrap,
  emailService,
  fromTemplateParams,
  TemplateParams,
} from '@orbit-vine/contract/contact.ts';
import { problems } from '@orbit-vine/contract/problems.ts';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { failureResponse } from '../platform/http/failure.ts';
import { limitBody } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { ContactService } from './contact-service.ts';
import { receiveInquiry } from './receive-inquiry.ts';

class ServiceError extends Error {}

interface Service {
  contactService: ContactService;
  publicKey: string;
  log: Logger;
  addressOf(context: Context): string;
}

/** Answers like EmailJS, with text and a status, so that its official client works here. */
export function emailServiceRoutes({ contactService, publicKey, log, addressOf }: Service): Hono {
  const service = new Hono();
  const send = async (context: Context, networkAddress: string, request: Record<string, unknown>) => {
    checkKeys(request, publicKey);
    const params = TemplateParams.safeParse(request.template_params);
    if (!params.success) throw new ServiceError('The template params are not those of the template.');
    const form = fromTemplateParams(params.data);
    const { [contactToken]: token, [contactTrap]: trap } = params.data;
    await receiveInquiry(contactService, { form, token, trap, networkAddress });
    return context.text('OK');
  };
  service.post(emailService.sendPath, limitBody, async (context) => {
    const address = addressOf(context);
    return send(context, address, asObject(await context.req.json().catch(() => undefined)));
  });
  service.post(emailService.sendFormPath, limitBody, async (context) => {
    const address = addressOf(context);
    const fields: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
    return send(context, address, { ...fields, template_params: fields });
  });
  service.onError((error, { req }) => {
    if (error instanceof ServiceError) return asText(error.message, 400);
    if (error instanceof ProblemError) return asText(sentenceOf(error), problems[error.code].status);
    const { status } = failureResponse(error, { method: req.method, path: req.path }, log);
    return asText(problems.INTERNAL.title, status);
  });
  return service;
}

function checkKeys(request: Record<string, unknown>, publicKey: string) {
  const { user_id, service_id, template_id, template_params } = request;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  if (!isText(user_id)) throw new ServiceError('The public key is required.');
  if (!isText(service_id)) throw new ServiceError('The service ID is required.');
  if (!isText(template_id)) throw new ServiceError('The template ID is required.');
  if (user_id !== publicKey) throw new ServiceError('The public key is invalid.');
  if (service_id !== emailService.serviceId) throw new ServiceError('The service ID was not found.');
  if (template_id !== emailService.templateId) throw new ServiceError('The template ID was not found.');
  if (typeof template_params !== 'object' || template_params === null || Array.isArray(template_params))
    throw new ServiceError('The template params have to be an object.');
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null)
    throw new ServiceError('The request body is not valid JSON.');
  return value as Record<string, unknown>;
}

function sentenceOf({ code, message, errors }: ProblemError): string {
  if (code === 'RATE_LIMITED') return 'Too Many Requests';
  return errors?.map((error) => error.message).join(' ') || message;
}

function asText(text: string, status: number): Response {
  const headers: Record<string, string> = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (status === 413) headers.connection = 'close';
  return new Response(text, { status: status as ContentfulStatusCode, headers });
}
