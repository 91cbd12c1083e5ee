import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { authorities, fetchNode, makeSystem } from './debian.ts';
import type { Podman } from './podman.ts';

interface Base {
  name: string;
  suite: string;
  packages: string[];
  /** The Dockerfile after FROM: the parts of the published image that this project needs. */
  recipe: string;
  prepare?(context: string): Promise<void>;
}

const bases: Base[] = [
  {
    name: 'node:24-trixie-slim',
    suite: 'trixie',
    packages: ['ca-certificates'],
    recipe: `COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY ca-certificates.crt ${authorities}
ENV NODE_EXTRA_CA_CERTS=${authorities}
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node \\
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm`,
    prepare: fetchNode,
  },
  {
    name: 'postgres:18',
    suite: 'forky',
    packages: ['postgresql-18'],
    recipe: `COPY --chmod=755 start /usr/local/bin/start
ENV PATH=/usr/lib/postgresql/18/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/18/docker
RUN rm -rf /var/lib/postgresql/* && chown postgres /var/lib/postgresql
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["/usr/local/bin/start"]`,
    async prepare(context) {
      writeFileSync(
        join(context, 'start'),
        `#!/bin/sh
set -e
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
mkdir -p /run/postgresql && chown postgres /run/postgresql /var/lib/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  as_postgres initdb --username=postgres --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl --wait --options="-c listen_addresses=''" start
  for script in /docker-entrypoint-initdb.d/*.sql; do
    as_postgres psql --no-psqlrc --set=ON_ERROR_STOP=1 --username=postgres --file="$script"
  done
  as_postgres pg_ctl --wait --mode=fast stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -c 'listen_addresses=*'
`,
      );
    },
  },
  {
    name: 'nats:2-alpine',
    suite: 'trixie',
    packages: ['nats-server'],
    recipe: 'ENTRYPOINT ["/usr/sbin/nats-server"]',
  },
  {
    name: 'caddy:2-alpine',
    suite: 'trixie',
    packages: ['caddy', 'ca-certificates'],
    recipe: `ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
RUN mkdir -p /config /data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]`,
  },
];

/**
 * The base images of the Dockerfile and compose.yaml: published ones if a registry can be reached, or else
 * equivalents made from Debian packages.
 */
export async function ensureBaseImages(podman: Podman, folder: string) {
  for (const base of bases) {
    const name = `docker.io/library/${base.name}`;
    if (await succeeds(podman.podman('image', 'exists', name))) continue;
    if (await succeeds(podman.run('timeout', ['300', 'podman', 'pull', '--quiet', name]))) continue;
    console.log(`  ${base.name} cannot be pulled: it is put together from Debian ${base.suite}`);
    await assemble(base, name, podman, join(folder, base.name.replace(':', '-')));
  }
}

async function assemble(base: Base, name: string, podman: Podman, context: string) {
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context, { recursive: true });
  const system = join(context, 'system.tar');
  await makeSystem(base.suite, base.packages, system);
  await base.prepare?.(context);
  const from = `localhost/system-of-${base.name.replace(':', '-')}`;
  await podman.podman('import', system, from);
  rmSync(system);
  writeFileSync(join(context, 'Containerfile'), `FROM ${from}\n${base.recipe}\n`);
  await podman.podman('build', '--quiet', '--format=docker', '--network=host', `--tag=${name}`, context);
  if (existsSync(context)) rmSync(context, { recursive: true });
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
