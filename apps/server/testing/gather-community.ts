import { afterAll } from 'vitest';
import { joinCommunity, startCommunity, type TestCommunity, type TestMember } from './community.ts';

type Gathered<Name extends string> = { community: TestCommunity } & Record<Lowercase<Name>, TestMember>;

/** A community with these members, by their names in lower case; it stops after the file's tests. */
export async function gatherCommunity<const Name extends string>(
  names: readonly Name[],
  ...settings: Parameters<typeof startCommunity>
): Promise<Gathered<Name>> {
  const community = await startCommunity(...settings);
  afterAll(() => community.stop());
  const members: Record<string, TestMember> = {};
  for (const name of names) members[name.toLowerCase()] = await joinCommunity(community, name);
  return { community, ...members } as Gathered<Name>;
}
