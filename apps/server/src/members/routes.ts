import { limits } from '@orbit-vine/contract/limits.ts';
import { getMe, getMember, listMembers, listStaff } from '@orbit-vine/contract/members.ts';
import { changeNaming as changeNamingEndpoint, getNaming } from '@orbit-vine/contract/naming.ts';
import {
  heedMember as heedEndpoint,
  ignoreMember as ignoreEndpoint,
  listNamed,
} from '@orbit-vine/contract/other-members.ts';
import {
  changeProfile as changeEndpoint,
  removeAvatar,
  uploadAvatar,
} from '@orbit-vine/contract/own-account.ts';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Gates, RoleOf } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import type { Receive } from '../platform/files/receive.ts';
import type { FileStore } from '../platform/files/store.ts';
import { bind, parseRequest } from '../platform/http/bind.ts';
import { policyOfFiles } from '../platform/http/content-security-policies.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { ensureProfile } from '../profiles/profiles.ts';
import { clearPicture, isShownAvatar, setPicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import { heedMember, ignoreMember, readIgnored } from './ignore-member.ts';
import { changeNaming, readNaming } from './name-staff.ts';
import { readCard, readMembers, readNamed, readStaff } from './read-members.ts';
import { meView } from './view.ts';

const ById = z.object({ id: z.uuid() });

interface Parts {
  database: Database;
  gates: Gates;
  roleOf: RoleOf;
  /** Addresses of those whom the settings make administrators, in lower case. */
  adminEmails: string[];
  bus: Bus;
  files: FileStore;
  pictures: Pictures;
  receive: Receive;
  log: Logger;
}

export function memberRoutes(app: Hono, parts: Parts) {
  const { database, roleOf, log } = parts;
  const { requireMember } = parts.gates;
  bind(app, getMe, async ({ context }) => {
    const visitor = await requireMember(context);
    const profile = await ensureProfile(database, visitor.userId, visitor.name, log);
    const ignored = await readIgnored(database, visitor.userId);
    return {
      ...meView(visitor, profile),
      ...(ignored.length > 0 && { ignored }),
      ...(parts.pictures.opensHeic && { heic: true }),
    };
  });
  for (const [endpoint, change] of [
    [ignoreEndpoint, ignoreMember],
    [heedEndpoint, heedMember],
  ] as const)
    bind(app, endpoint, async ({ params, context }) => {
      const { userId } = await requireMember(context);
      return { ignored: await change(database, { userId, ...params }) };
    });
  bind(app, listMembers, async ({ query, context }) => {
    await requireMember(context);
    return readMembers(database, query, roleOf);
  });
  bind(app, listStaff, async ({ context }) => {
    await requireMember(context);
    return { staff: await readStaff(database, roleOf, parts.adminEmails) };
  });
  bind(app, listNamed, async ({ query, context }) => {
    await requireMember(context);
    const names = new Set(query.names.split(',').filter(Boolean));
    return readNamed(database, Array.from(names).slice(0, limits.namesAtOnce));
  });
  bind(app, getMember, async ({ params, context }) => {
    await requireMember(context);
    const card = await readCard(database, params.id, roleOf);
    if (!card) throw new ProblemError('MEMBER_NOT_FOUND');
    return card;
  });
  bind(app, getNaming, async ({ context }) => readNaming(database, await requireMember(context)));
  bind(app, changeNamingEndpoint, async ({ body, context }) =>
    changeNaming(database, await requireMember(context), body),
  );
  ownProfileRoutes(app, parts);
}

function ownProfileRoutes(app: Hono, parts: Parts) {
  const { database, roleOf, bus, files, log } = parts;
  const { requireMember, requireWriter } = parts.gates;
  /** Does it to the profile of whoever asks, tells everybody, and answers with what it has become. */
  const change = async (context: Context, act: (userId: string) => Promise<void>, gate = requireWriter) => {
    const { userId, name } = await gate(context);
    await ensureProfile(database, userId, name, log);
    await act(userId);
    bus.changeMember(userId);
    const card = await readCard(database, userId, roleOf);
    if (!card) throw new ProblemError('MEMBER_NOT_FOUND');
    return card;
  };
  bind(app, changeEndpoint, ({ body, context }) =>
    change(context, (userId) => changeProfile(database, userId, body)),
  );
  bind(app, removeAvatar, ({ context }) =>
    // Taking one's own picture away says nothing to anybody.
    change(context, (userId) => clearPicture(database, files, userId), requireMember),
  );
  app.put(uploadAvatar.path, async (context) => {
    const card = await change(context, async (userId) => {
      const { body } = context.req.raw;
      if (!body) throw new ProblemError('NOT_A_PICTURE');
      await setPicture(parts, userId, body);
    });
    return context.json(card, 200, { 'cache-control': 'no-store' });
  });
  app.get('/api/community/avatars/:file{[0-9a-f-]{36}\\.webp}', async (context) => {
    await requireMember(context);
    const { id } = parseRequest(ById, { id: context.req.param('file').slice(0, 36) });
    const picture = (await isShownAvatar(database, id)) ? await files.get(id) : undefined;
    if (!picture) throw new ProblemError('NOT_FOUND');
    return context.body(picture, 200, {
      'content-type': 'image/webp',
      // Another picture has another address.
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': policyOfFiles,
      'x-content-type-options': 'nosniff',
    });
  });
}
