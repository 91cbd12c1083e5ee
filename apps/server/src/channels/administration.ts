import {
  changeChannel as changeEndpoint,
  makeChannel as makeEndpoint,
  orderChannels as orderEndpoint,
} from '@orbit-vine/contract/channel-administration.ts';
import type { Hono } from 'hono';
import type { Gates } from '../auth/session.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { bind } from '../platform/http/bind.ts';
import { changeChannel, makeChannel, orderChannels } from './change-channels.ts';

/** What an administrator does with the channels; every open page asks for its list again. */
export function channelAdministrationRoutes(
  app: Hono,
  database: Database,
  bus: Bus,
  { requireAdministrator }: Gates,
) {
  bind(app, makeEndpoint, async ({ body, context }) => {
    const { userId } = await requireAdministrator(context);
    const id = await makeChannel(database, { ...body, by: userId });
    bus.changeChannels();
    return { status: 201, answer: { id } };
  });
  bind(app, changeEndpoint, async ({ params, body, context }) => {
    const { userId } = await requireAdministrator(context);
    await changeChannel(database, { ...params, ...body, by: userId });
    bus.changeChannels();
    return {};
  });
  bind(app, orderEndpoint, async ({ body, context }) => {
    const { userId } = await requireAdministrator(context);
    await orderChannels(database, { ...body, by: userId });
    bus.changeChannels();
    return {};
  });
}
