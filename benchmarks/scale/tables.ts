import { printTable } from '../../scripts/print-table.ts';
import { asBuilt, communityOf, type Design, demandOf, largest, total } from './community.ts';
import { quantileOf, simulateCommunity } from './community-model.ts';
import type { Costs } from './costs.ts';

const databaseCores = 16;
/** Beyond this share, waiting grows too fast to predict. */
const bearable = 0.85;
const designs: [name: string, design: Design][] = [
  ['as built', asBuilt],
  ['step 1', { ...asBuilt, pagesAsk: false }],
  ['step 2', { pagesAsk: false, activityByChannel: false }],
];

export function printCommunities(costs: Costs) {
  const rows = designs.flatMap(([name, design]) =>
    [100, 10_000, 1_000_000].flatMap((members) =>
      [1, 4, 16, 64].map((servers) => communityRow(costs, { name, design, members, servers })),
    ),
  );
  printTable(
    [
      'design',
      'members',
      'servers',
      'cores a server',
      'mostly',
      'database cores',
      'mostly',
      'hints/s',
      'heard ms p50 / p95',
    ],
    rows.filter((row) => row !== undefined),
  );
}

interface Case {
  name: string;
  design: Design;
  members: number;
  servers: number;
}

function communityRow(costs: Costs, { name, design, members, servers }: Case) {
  if (servers > Math.max(1, members / 2_500)) return undefined;
  const community = communityOf(members);
  const { server, database, hintsPerSecond } = demandOf(community, servers, costs, design);
  const [each, stored] = [total(server) / servers, total(database)];
  return [
    name,
    String(members),
    String(servers),
    each.toFixed(each < 0.1 ? 3 : 2),
    largest(server),
    stored.toFixed(stored < 0.1 ? 3 : 2),
    largest(database),
    hintsPerSecond.toFixed(hintsPerSecond < 10 ? 1 : 0),
    each > bearable || stored > bearable * databaseCores ? 'saturated' : heard(),
  ];

  function heard() {
    const forMs = Math.min(600_000, Math.max(5_000, (300 / community.postsPerSecond) * 1_000));
    const seen = simulateCommunity(community, { servers, databaseCores }, costs, design, forMs);
    return [0.5, 0.95].map((share) => quantileOf(seen.heard, share).toFixed(1)).join(' / ');
  }
}

function borneBy(costs: Costs, design: Design, servers: number): number {
  let [low, high] = [1, 1e8];
  while (high / low > 1.01) {
    const members = Math.sqrt(low * high);
    const { server, database } = demandOf(communityOf(members), servers, costs, design);
    const isBorne = total(server) / servers < bearable && total(database) < bearable * databaseCores;
    if (isBorne) low = members;
    else high = members;
  }
  return low;
}

export function printMostMembers(costs: Costs) {
  const counts = [1, 4, 16, 64];
  const rows = designs.map(([name, design]) => [
    name,
    ...counts.map((servers) =>
      Number(borneBy(costs, design, servers).toPrecision(2)).toLocaleString('en-US'),
    ),
  ]);
  printTable(['members borne by', ...counts.map((servers) => `${servers} servers`)], rows);
}

/** Entries of a book, and the milliseconds of a fold: the table `cellar-book` in benchmarks/README.md. */
const folds = [
  [600, 5.1],
  [3_000, 58.5],
  [10_000, 243.4],
] as const;
const textsADay = 30;
/** Share of a day's texts in the busiest hour. */
const busiestHour = 0.15;

export function printWineries() {
  const rows = [10, 100, 1_000, 10_000].map((wineries) => {
    const perSecond = (wineries * textsADay * busiestHour) / 3_600;
    const cores = folds.map(([, ms]) => ((perSecond * ms) / 1_000).toPrecision(2));
    return [String(wineries), perSecond.toPrecision(2), ...cores];
  });
  printTable(
    ['wineries', 'texts/s', ...folds.map(([entries]) => `cores at ${entries} entries a book`)],
    rows,
  );
}
