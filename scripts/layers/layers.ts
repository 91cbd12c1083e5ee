/** A part of the repository with layered folders. */
export interface House {
  folder: string;
  /**
   * From the top down. A folder, or a single file, may import only from lower rows, not from its own row. Unnamed files
   * directly in the house are the composition: they may import everything, and nothing imports them. Undefined: any
   * order without cycles.
   */
  rows?: string[][];
  /** Other houses that may be imported. */
  mayImport: string[];
  /** Known violations, as `from -> to`. A fixed one must be removed from the list. */
  exceptions: string[];
}

/** The layers of `docs/architecture.md`; `npm run check` enforces them, and `npm run graph` draws them. */
export const houses: House[] = [
  {
    folder: 'apps/server/src',
    rows: [
      ['account', 'backup', 'contact', 'mail', 'moderation', 'notifications', 'search'],
      ['site'],
      ['live'],
      ['inbox', 'reactions'],
      ['lots', 'messages'],
      ['attachments', 'channels'],
      ['members'],
      ['auth'],
      ['profiles'],
      ['audit', 'bus', 'letters'],
      ['platform/files', 'platform/pictures'],
      ['platform/http', 'platform/jobs', 'platform/mail'],
      ['platform/db'],
      ['platform/metrics'],
      ['platform/config'],
      ['platform/log', 'platform/text'],
      ['platform/free-port.ts', 'platform/startup-error.ts'],
    ],
    mayImport: [
      'packages/contract/src',
      'packages/message-text/src',
      'packages/cellar-conversation/src',
      'packages/cellar-notes/src',
      'packages/cellar-book/src',
      'packages/enology/src',
    ],
    exceptions: [],
  },
  { folder: 'apps/server/testing', mayImport: ['apps/server', 'packages'], exceptions: [] },
  {
    folder: 'apps/web/app',
    rows: [
      ['search', 'social', 'structured-data'],
      ['pages'],
      ['projects'],
      [
        'projects/additives',
        'projects/cubesat',
        'projects/domigo',
        'projects/grapeleaf',
        'projects/lot-tracking',
        'projects/michigan',
      ],
      ['projects/parts'],
      ['articles'],
      ['community/shell'],
      ['community/keyboard'],
      [
        'community/channels',
        'community/composer',
        'community/inbox',
        'community/moderation',
        'community/search',
        'community/timeline',
      ],
      ['community/composer/completion', 'community/composer/files'],
      ['community/composer/emoji', 'community/composer/text'],
      ['community/message'],
      ['community/message/actions', 'community/message/text'],
      ['community/message/growth.ts', 'community/message/row-stop.ts'],
      ['community/tools'],
      ['community/members'],
      ['community/admin', 'community/sync'],
      ['community/sync/live'],
      ['community/sync/log'],
      ['community/focus-composer.ts', 'community/links.ts', 'community/queries'],
      ['lots', 'study'],
      ['lots/today'],
      [
        'lots/exchange',
        'lots/ferments',
        'lots/inventory',
        'lots/labels',
        'lots/losses',
        'lots/lots',
        'lots/month',
        'lots/sheet',
        'lots/vessels',
      ],
      ['lots/settings'],
      ['lots/entry'],
      ['lots/layout'],
      ['lots/sync'],
      ['lots/book'],
      ['calculator/page', 'calculator/small', 'contact', 'regions'],
      ['calculator/panels'],
      ['calculator/worksheet'],
      ['calculator/batch', 'calculator/proof', 'calculator/sheet'],
      ['calculator/tanks'],
      ['calculator/testing'],
      ['tools/load.ts', 'tools/registry.ts'],
      ['tools'],
      ['calculator/definition'],
      ['calculator/result'],
      ['calculator/finder'],
      ['calculator/form', 'calculator/offline'],
      ['account'],
      ['offline', 'push', 'site'],
      ['ui'],
      ['art', 'site-scripts', 'styles'],
      ['platform'],
    ],
    mayImport: [
      'packages/contract/src',
      'packages/message-text/src',
      'packages/cellar-conversation/src',
      'packages/cellar-notes/src',
      'packages/cellar-book/src',
      'packages/enology/src',
    ],
    exceptions: [],
  },
  {
    folder: 'packages/contract/src',
    mayImport: ['packages/cellar-notes/src', 'packages/cellar-book/src'],
    exceptions: [],
  },
  { folder: 'packages/message-text/src', mayImport: ['packages/contract/src'], exceptions: [] },
  {
    folder: 'packages/cellar-conversation/src',
    mayImport: ['packages/cellar-notes/src', 'packages/cellar-book/src', 'packages/enology/src'],
    exceptions: [],
  },
  {
    folder: 'packages/cellar-notes/src',
    rows: [
      ['read-back', 'thread'],
      ['records'],
      ['grammar'],
      ['recognize'],
      ['text', 'vocabulary'],
      ['schema'],
    ],
    mayImport: ['packages/cellar-book/src', 'packages/enology/src'],
    exceptions: [],
  },
  {
    folder: 'packages/cellar-book/src',
    rows: [['apply', 'sheets'], ['book'], ['entries', 'exact']],
    mayImport: ['packages/enology/src'],
    exceptions: [],
  },
  { folder: 'packages/enology/src', mayImport: ['packages/enology/fixtures'], exceptions: [] },
];
