import { getAvatar } from '@orbit-vine/contract/attachments.ts';
import { limits } from '@orbit-vine/contract/limits.ts';
import {
  countMembers as countEndpoint,
  getMe,
  getMember,
  listMembers,
  listStaff,
} from '@orbit-vine/contract/members.ts';
import { changeNaming as changeNamingEndpoint, getNaming } from '@orbit-vine/contract/naming.ts';
import {
  blockMember as blockEndpoint,
  heedMember as heedEndpoint,
  ignoreMember as ignoreEndpoint,
  listNamed,
} from '@orbit-vine/contract/other-members.ts';
import {
  changeProfile as changeEndpoint,
  removeAvatar,
  uploadAvatar,
} from '@orbit-vine/contract/own-account.ts';
import { changeWelcome as changeWelcomeEndpoint } from '@orbit-vine/contract/welcome.ts';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { bind, bindFile } from '../auth/bind.ts';
import type { RoleOf, Visitor } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import type { Receive } from '../platform/files/receive.ts';
import type { FileStore } from '../platform/files/store.ts';
import { policyOfFiles } from '../platform/http/content-security-policies.ts';
import { parseRequest } from '../platform/http/parse-request.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { ensureProfile } from '../profiles/profiles.ts';
import { clearPicture, isShownAvatar, setPicture } from './change-picture.ts';
import { changeProfile } from './change-profile.ts';
import { changeWelcome } from './change-welcome.ts';
import { countMembers } from './count-members.ts';
import { blockMember, heedMember, ignoreMember, readIgnored } from './ignore-member.ts';
import { changeNaming, readNaming } from './name-staff.ts';
import { readCard, readMembers, readNamed, readStaff } from './read-members.ts';
import { meView } from './view.ts';

const ById = z.object({ id: z.uuid() });

interface Parts {
  database: Database;
  roleOf: RoleOf;
  adminEmails: string[];
  bus: Bus;
  files: FileStore;
  pictures: Pictures;
  receive: Receive;
  log: Logger;
}

export function memberRoutes(app: Hono, parts: Parts) {
  const { database, roleOf, log } = parts;
  bind(app, getMe, async ({ by }) => {
    const profile = await ensureProfile(database, by.userId, by.name, log);
    const { ignored, blocked } = await readIgnored(database, by.userId);
    return {
      ...meView(by, profile),
      ...(ignored.length > 0 && { ignored }),
      ...(blocked && { blocked }),
      ...(parts.pictures.opensHeic && { heic: true }),
    };
  });
  for (const [endpoint, change] of [
    [ignoreEndpoint, ignoreMember],
    [heedEndpoint, heedMember],
    [blockEndpoint, blockMember],
  ] as const)
    bind(app, endpoint, async ({ params, by: { userId } }) => {
      return change(database, { userId, ...params });
    });
  bind(app, listMembers, async ({ query }) => {
    return readMembers(database, query, roleOf);
  });
  bind(app, countEndpoint, () => countMembers(database));
  bind(app, listStaff, async () => {
    return { staff: await readStaff(database, roleOf, parts.adminEmails) };
  });
  bind(app, listNamed, async ({ query }) => {
    const names = new Set(query.names.split(',').filter(Boolean));
    return readNamed(database, Array.from(names).slice(0, limits.namesAtOnce));
  });
  bind(app, getMember, async ({ params }) => {
    const card = await readCard(database, params.id, roleOf);
    if (!card) throw new ProblemError('MEMBER_NOT_FOUND');
    return card;
  });
  bind(app, getNaming, ({ by }) => readNaming(database, by));
  bind(app, changeNamingEndpoint, ({ body, by }) => changeNaming(database, by, body));
  bind(app, changeWelcomeEndpoint, ({ body, by }) => changeWelcome(database, by.userId, body.welcome));
  ownProfileRoutes(app, parts);
}

function ownProfileRoutes(app: Hono, parts: Parts) {
  const { database, roleOf, bus, files, log } = parts;
  const change = async ({ userId, name }: Visitor, act: (userId: string) => Promise<void>) => {
    await ensureProfile(database, userId, name, log);
    await act(userId);
    bus.changeMember(userId);
    const card = await readCard(database, userId, roleOf);
    if (!card) throw new ProblemError('MEMBER_NOT_FOUND');
    return card;
  };
  bind(app, changeEndpoint, ({ body, by }) => change(by, (userId) => changeProfile(database, userId, body)));
  bind(app, removeAvatar, ({ by }) => change(by, (userId) => clearPicture(database, files, userId)));
  bindFile(app, uploadAvatar, async ({ by, context }) => {
    const card = await change(by, async (userId) => {
      const { body } = context.req.raw;
      if (!body) throw new ProblemError('NOT_A_PICTURE');
      await setPicture(parts, userId, body);
    });
    return context.json(card, 200, { 'cache-control': 'no-store' });
  });
  bindFile(app, getAvatar, async ({ params, context }) => {
    const { id } = parseRequest(ById, { id: params.file.slice(0, 36) });
    const picture = (await isShownAvatar(database, id)) ? await files.get(id) : undefined;
    if (!picture) throw new ProblemError('NOT_FOUND');
    return context.body(picture, 200, {
      'content-type': getAvatar.type,
      // A new picture has a new address.
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': policyOfFiles,
      'x-content-type-options': 'nosniff',
    });
  });
}
