/** Processor time in milliseconds, of one core of the measured machine. */
export interface Costs {
  server: Unit & {
    /** A request for the list of channels, for marking read, and for a channel's changes. */
    list: number;
    mark: number;
    changes: number;
  };
  database: { post: number; list: number; mark: number; changes: number };
  /** The program that posts and reads in the benchmark. */
  load: Unit;
  /** From the end of a statement's work to the end of its commit. */
  commitWaits: number;
}

/** Totals of one size of the benchmark. */
export interface Used {
  posts: number;
  frames: number;
  deliveries: number;
  server: number;
  database: number;
  load: number;
}

/** The costs of a post, of a frame to a socket, and of each message in it. */
export interface Unit {
  post: number;
  socket: number;
  message: number;
}

/** Three sizes give three equations; solved by Cramer's rule. */
export function solve(sizes: readonly [Used, Used, Used], part: 'server' | 'load'): Unit {
  const columns = [
    sizes.map(({ posts }) => posts),
    sizes.map(({ frames }) => frames),
    sizes.map(({ deliveries }) => deliveries),
  ];
  const used = sizes.map((size) => size[part]);
  const whole = determinant(columns);
  const [post = 0, socket = 0, message = 0] = columns.map(
    (_, at) => determinant(columns.map((column, other) => (other === at ? used : column))) / whole,
  );
  return { post, socket, message };
}

function determinant([a = [], b = [], c = []]: number[][]): number {
  const minor = (one: number, other: number) =>
    (b[one] ?? 0) * (c[other] ?? 0) - (b[other] ?? 0) * (c[one] ?? 0);
  return (a[0] ?? 0) * minor(1, 2) - (a[1] ?? 0) * minor(0, 2) + (a[2] ?? 0) * minor(0, 1);
}
