import {
  changeChannel as changeEndpoint,
  makeChannel as makeEndpoint,
  orderChannels as orderEndpoint,
} from '@orbit-vine/contract/channel-administration.ts';
import type { Hono } from 'hono';
import { bind } from '../auth/bind.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { changeChannel, makeChannel, orderChannels } from './change-channels.ts';

export function channelAdministrationRoutes(app: Hono, database: Database, bus: Bus) {
  bind(app, makeEndpoint, async ({ body, by: { userId } }) => {
    const id = await makeChannel(database, { ...body, by: userId });
    bus.changeChannels();
    return { status: 201, answer: { id } };
  });
  bind(app, changeEndpoint, async ({ params, body, by: { userId } }) => {
    await changeChannel(database, { ...params, ...body, by: userId });
    bus.changeChannels();
    return {};
  });
  bind(app, orderEndpoint, async ({ body, by: { userId } }) => {
    await orderChannels(database, { ...body, by: userId });
    bus.changeChannels();
    return {};
  });
}
