import { copyDatabase, startCommunity } from './community.ts';

export type CommunityPair = Awaited<ReturnType<typeof startPair>>;

export async function startPair() {
  const database = await copyDatabase();
  const here = await startCommunity({ databaseUrl: database.url });
  const there = await startCommunity({ databaseUrl: database.url });
  return {
    here,
    there,
    async stop() {
      await here.stop();
      await there.stop();
      await database.drop();
    },
  };
}
