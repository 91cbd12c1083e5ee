export interface Area {
  sources: string[];
  projects: string[];
  needsSite?: true;
}

const ofPackage = (name: string, ...users: string[]): Area => ({
  sources: [`packages/${name}/src/**/*.ts`],
  projects: [name, ...users],
});

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
  'cellar-book': ofPackage('cellar-book', 'cellar-conversation'),
  'cellar-notes': ofPackage('cellar-notes', 'cellar-conversation'),
  server: {
    sources: limitsAndRights.map((path) => `apps/server/src/${path}`),
    projects: ['server'],
    needsSite: true,
  },
};
