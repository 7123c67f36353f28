import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, expect, it } from 'vitest';
import { createMetrics } from '#server/http/monitoring/metrics.ts';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { readDeployFile, readDocuments } from './deploy-files.ts';

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

interface Board {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

interface Alerts {
  readonly spec: { readonly groups: readonly { readonly rules: readonly AlertRule[] }[] };
}

const rules = readDocuments<Alerts>('kubernetes/alerts.yaml').flatMap(({ spec }) =>
  spec.groups.flatMap((group) => group.rules),
);
const board = JSON.parse(readDeployFile('grafana/salbuni.json')) as Board;
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Every name that `/metrics` gives, and those that Prometheus makes of them. */
async function listMetricNames(): Promise<Set<string>> {
  const metrics = createMetrics({
    caches: {},
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    isListening: () => true,
    readState: async () => ({
      jobs: [],
      mail: { waiting: 0, oldest: null, failed: 0 },
      unansweredOrders: {},
      failingFeeds: 0,
      isArchiveFailing: false,
    }),
    directory: '.',
    now: Date.now,
  });
  const names = new Set(['up']);
  for (const [, name = '', type] of (await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      names.add(name + ending);
  return names;
}

/** The names of metrics in an expression. @throws Error where it is no PromQL. */
function metricsIn(expression: string): string[] {
  const names: string[] = [];
  // Grafana puts in a length of time before Prometheus sees it.
  const text = expression.replaceAll('$__rate_interval', '1m');
  parser.parse(text).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${text}`);
      if (type.name === 'VectorSelector') names.push(/^\w+/.exec(text.slice(from, to))?.[0] ?? '');
    },
  });
  return names;
}

const known = await listMetricNames();

it.each(expressions)('„%s“ asks for metrics that there are: %s', (_name, expression) => {
  const names = metricsIn(expression);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('an expression that is none, or asks for what there is not, would be found', () => {
  expect(() => metricsIn('sum(rate(up[5m])')).toThrow('no PromQL');
  expect(metricsIn('salbuni_mail_waitng > 0').filter((name) => !known.has(name))).toHaveLength(1);
});

it('every alert names what to do in the runbook, and the runbook has no other', () => {
  const runbook = readFileSync(join(projectFolder, 'docs/runbook.md'), 'utf8');
  const headings = [...runbook.matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, labels, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(labels.severity).toMatch(/^(page|ticket)$/);
  }
});

const directory = mkdtempSync(join(tmpdir(), 'salbuni-alerts-'));
afterAll(() => rmSync(directory, { recursive: true }));
const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;

it.runIf(hasPromtool)('a large disk that is full is told of, though a smaller one beside it has room', () => {
  const rule = rules.find(({ alert }) => alert === 'SalbuniDiskLow');
  const file = (name: string, content: unknown): string => {
    const path = join(directory, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const disk = (instance: string, part: string, bytes: number) => ({
    series: `salbuni_disk_bytes{part="${part}",instance="${instance}"}`,
    values: `${bytes}+0x60`,
  });
  const labels = { severity: 'ticket' };
  const ruleFile = file('rules.json', {
    groups: [{ name: 'disk', rules: [{ alert: rule?.alert, expr: rule?.expr, for: rule?.for, labels }] }],
  });
  const tests = file('tests.json', {
    rule_files: [ruleFile],
    tests: [
      {
        interval: '1m',
        input_series: [
          ...[disk('small', 'free', 1_500), disk('small', 'all', 10_000)],
          ...[disk('large', 'free', 50_000), disk('large', 'all', 1_000_000)],
        ],
        alert_rule_test: [
          { eval_time: '30m', alertname: 'SalbuniDiskLow', exp_alerts: [{ exp_labels: labels }] },
        ],
      },
    ],
  });
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', tests], { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
