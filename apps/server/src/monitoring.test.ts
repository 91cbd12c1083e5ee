import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startCommunity } from '../testing/community.ts';
import { freePort } from './platform/free-port.ts';

const repository = new URL('../../../', import.meta.url);
const folder = new URL('deploy/monitoring/', repository);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const sentence = z.string().min(1).max(140);

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+m$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: sentence, description: sentence }),
        }),
      ),
    }),
  ),
});
const rules = Rules.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);

const source = z.object({ type: z.literal('prometheus'), uid: z.string().startsWith('$') });
const Panel = z.object({
  id: z.int().positive(),
  type: z.literal('timeseries'),
  title: sentence,
  description: sentence,
  datasource: source,
  gridPos: z.object({ h: z.int(), w: z.int().max(24), x: z.int().max(23), y: z.int() }),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string() }), overrides: z.array(z.never()) }),
  targets: z
    .array(z.object({ refId: z.string().regex(/^[A-Z]$/), expr: z.string(), legendFormat: z.string() }))
    .min(1),
});
const Dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.int().min(36),
  templating: z.object({
    list: z.tuple([z.looseObject({ name: z.literal('datasource'), type: z.literal('datasource') })]),
  }),
  panels: z.array(Panel),
});
const { panels } = Dashboard.parse(JSON.parse(read('dashboard.json')));

const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
const labeled = /\b((?:orbit_vine|nodejs|process|up)\w*)(?:\{(\w+)!?="([^"]*)"\})?/g;
const ofPrometheus = ['up'];

describe('deploy/monitoring', () => {
  it('names only figures and labels that a server exports', async () => {
    const metricsPort = await freePort();
    const community = await startCommunity({ metricsPort });
    await community.request('/api/health');
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await community.stop();
    const declared = Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ).flat();
    const used = expressions.flatMap((expr) => Array.from(expr.matchAll(labeled)));
    expect(used.length).toBeGreaterThan(expressions.length - 1);
    const names = used.map(([, name = '']) => name).filter((name) => !ofPrometheus.includes(name));
    expect(names.filter((name) => !declared.includes(name))).toEqual([]);
    // Mails have a state only once there is a mail.
    const labels = used.filter(([, name, label]) => label && label !== 'job' && name !== 'orbit_vine_mails');
    expect(labels.length).toBeGreaterThan(0);
    for (const [, name, label, value] of labels) expect(text).toContain(`${name}{${label}="${value}"}`);
  });

  it('is described in docs/operation.md by the same alerts', () => {
    const handbook = readFileSync(new URL('docs/operation.md', repository), 'utf8').replace(/ +/g, ' ');
    const rows = Array.from(handbook.matchAll(/^\| `([A-Z]\w+)` \| (.+) \| (.+) \|$/gm));
    const listed = rows.map(([, alert, summary, description]) => ({ alert, summary, description }));
    expect(listed).toEqual(rules.map(({ alert, annotations }) => ({ alert, ...annotations })));
  });

  it('raises every alert once in its test', () => {
    const Tests = z.object({
      tests: z.array(
        z.object({
          alert_rule_test: z.array(
            z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()).default([]) }),
          ),
        }),
      ),
    });
    const cases = Tests.parse(parse(read('alerts.test.yml'))).tests.flatMap((test) => test.alert_rule_test);
    const names = rules.map(({ alert }) => alert);
    const where = (raised: number) =>
      cases.filter(({ exp_alerts: alerts }) => alerts.length === raised).map(({ alertname }) => alertname);
    expect(where(1)).toEqual(names);
    expect(where(0)).toEqual(names);
  });

  it('lays the dashboard out without overlaps', () => {
    const cells = panels.map(({ gridPos: { x, y } }) => `${x}/${y}`);
    expect(new Set(cells).size).toBe(panels.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });

  it('passes promtool', ({ skip }) => {
    const promtool = (...args: string[]) =>
      spawnSync('promtool', args, { cwd: fileURLToPath(folder), encoding: 'utf8' });
    if (promtool('--version').error) skip('promtool is not installed (Debian: apt install prometheus)');
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = promtool(...args);
      expect(status, stdout + stderr).toBe(0);
    }
  });
});
