export interface Area {
  sources: string[];
  /** The Vitest project with its tests. */
  project: string;
  /** Run all tests of the project where the related ones pass: some load their subject by its path. */
  wholeProject: boolean;
}

const ofPackage = (name: string): Area => ({
  sources: [`packages/${name}/src/**/*.ts`],
  project: name,
  wholeProject: true,
});

/** Files of the server that limit members or decide permissions. */
const limitsAndRights = [
  'attachments/file-quota.ts',
  'auth/{admit,reauthentication,session-lifetime,sign-in-limits,suspension}.ts',
  'live/socket-limits.ts',
  'lots/{change-people,find-owner,find-reader,find-winery,invitation-codes,join-winery,owner-protection,people}.ts',
  'members/ranks.ts',
  'messages/{hold-message,may-notify,send-limits}.ts',
  'platform/http/{limit-endpoints,limiter,rate-limit-rules}.ts',
];

export const areas: Record<string, Area> = {
  enology: ofPackage('enology'),
  'cellar-book': ofPackage('cellar-book'),
  'cellar-notes': ofPackage('cellar-notes'),
  server: {
    sources: limitsAndRights.map((path) => `apps/server/src/${path}`),
    project: 'server',
    wholeProject: false,
  },
};
