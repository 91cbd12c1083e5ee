/** One part of the repository whose folders stand in layers. */
export interface House {
  /** Path below the root. */
  folder: string;
  /**
   * From the top down. A folder, or a file that stands alone, imports only what stands in a lower row: neither what is
   * above nor its neighbors in the row. What lies directly in the house's folder and is not named here is the
   * composition: it knows everybody, and nobody knows it. Undefined where any order will do that has no circle.
   */
  rows?: string[][];
  /** Other houses whose files may be imported. */
  mayImport: string[];
  /** Imports between folders that are still to be cut, as `from -> to`. One that is gone has to go from here too. */
  exceptions: string[];
}

/** The layers of `docs/architecture.md`. `npm run graph` draws what they hold, `npm run check` keeps to them. */
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
      ['calculator/chart', 'calculator/form', 'calculator/offline'],
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
