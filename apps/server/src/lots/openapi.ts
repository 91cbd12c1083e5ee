import type { Download, Endpoint } from '@orbit-vine/contract/endpoint.ts';
import * as lots from '@orbit-vine/contract/lots-endpoints.ts';
import * as exchange from '@orbit-vine/contract/lots-exchange.ts';
import * as history from '@orbit-vine/contract/lots-history.ts';
import * as views from '@orbit-vine/contract/lots-views.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { cookieName, hasSecureCookies } from '../auth/cookie-names.ts';

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

const wordsOf = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

function parametersOf(schema: z.ZodMiniType, location: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: field,
  }));
}

function securityOf({ for: caller }: Pick<Endpoint, 'for'>) {
  if (caller === 'everyone') return [];
  return [{ session: [] }, ...(caller === 'memberOrKey' ? [{ key: [] }] : [])];
}

function operationOf(name: string, endpoint: Endpoint) {
  const { method, params, query, body, answer } = endpoint;
  const takesBody = method !== 'GET' && method !== 'DELETE';
  return {
    operationId: name,
    summary: wordsOf(name),
    security: securityOf(endpoint),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(takesBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    responses: {
      '200': {
        description: 'The answer.',
        content: { 'application/json': { schema: schemaOf(answer, 'output') } },
      },
      default: {
        description: 'A problem (RFC 9457), with a stable code.',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

const pathOf = (path: string) => path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

function downloadOf(name: string, { type, ...endpoint }: Download) {
  return {
    operationId: name,
    summary: wordsOf(name),
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint.params, 'path'),
    responses: {
      '200': { description: 'The file.', content: { [type]: { schema: { type: 'string' } } } },
    },
  };
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;

const isDownload = (endpoint: Endpoint): endpoint is Download => 'type' in endpoint;

export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of [lots, history, exchange, views].flatMap(Object.entries<unknown>)) {
    if (!isEndpoint(endpoint)) continue;
    const path = pathOf(endpoint.path);
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: isDownload(endpoint)
        ? downloadOf(name, endpoint)
        : operationOf(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orbit & Vine lot manager',
      version: '1',
      description:
        'The books of wineries. Volumes are whole milliliters, fruit whole grams, materials whole milligrams.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName('session_token', hasSecureCookies(publicUrl)),
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key with the scope “read”, created by an owner of the winery.',
        },
      },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  };
}

export function openApiRoutes(app: Hono, publicUrl: string) {
  let text: string | undefined;
  app.get('/api/lots/openapi.json', (context) => {
    text ??= JSON.stringify(openApiDocument(publicUrl));
    return context.body(text, 200, {
      'content-type': 'application/openapi+json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
}
