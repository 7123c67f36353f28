import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { readDeployFile } from './deploy-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-nginx-'));
afterAll(() => rmSync(directory, { recursive: true }));
const answers = (...command: [string, ...string[]]) =>
  spawnSync(command[0], command.slice(1), { stdio: 'ignore' }).status === 0;
const hasNginx = answers('nginx', '-v') && answers('openssl', 'version');
const hasCaddy = answers('caddy', 'version');
const hasKustomize = answers('kubectl', 'version', '--client');
const hasSystemd = answers('systemd-analyze', '--version');

it.runIf(hasNginx)('nginx takes its file', () => {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...['-subj', '/CN=salbuni.example', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const site = readDeployFile('nginx/salbuni.conf')
    .replace('/etc/nginx/tls/salbuni.pem', certificate)
    .replace('/etc/nginx/tls/salbuni.key', key);
  mkdirSync(join(directory, 'logs'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${directory}/logs;`,
  );
  writeFileSync(
    join(directory, 'nginx.conf'),
    `pid ${directory}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${site}\n}`,
  );
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', join(directory, 'nginx.conf')], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});

it.runIf(hasCaddy)('Caddy takes its file', () => {
  const file = join(projectFolder, 'deploy/caddy/Caddyfile');
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
    encoding: 'utf8',
    env: { ...process.env, SITE_HOST: 'salbuni.example', UPSTREAMS: '127.0.0.1:3001 127.0.0.1:3002' },
  });
  expect(stderr).not.toContain('Error');
  expect(status).toBe(0);
});

it.runIf(hasSystemd)('systemd holds a portal for started when it is ready', () => {
  const [, command = ''] =
    /^ExecStartPost=\/usr\/bin\/node (.+)$/m.exec(readDeployFile('systemd/salbuni@.service')) ?? [];
  expect(command).toBe('scripts/launch/health.mjs --wait');
});

it.runIf(hasSystemd).each([
  ['systemd/salbuni@.service', 20],
  ['backup/salbuni-backup@.service', 30],
])('systemd takes %s, and finds little that it could still do', (name, threshold) => {
  const unit = join(projectFolder, 'deploy', name);
  expect(verify(unit)).toBe('');
  const judged = spawnSync('systemd-analyze', [
    'security',
    '--offline=true',
    `--threshold=${threshold}`,
    unit,
  ]);
  expect(judged.status).toBe(0);
});

it.runIf(hasSystemd).each(['full', 'incr'])('systemd takes the timer of %s backups', (type) => {
  const timer = `backup/salbuni-backup-${type}.timer`;
  // It is checked together with the service that it starts.
  expect(verify(join(projectFolder, 'deploy', timer))).toBe('');
  const text = readDeployFile(timer);
  expect(text).toContain(`Unit=salbuni-backup@${type}.service`);
  const [, when = ''] = /^OnCalendar=(.+)$/m.exec(text) ?? [];
  expect(answers('systemd-analyze', 'calendar', when)).toBe(true);
});

/** What systemd complains of in a unit; its own paths need not be on this machine. */
const verify = (unit: string): string =>
  spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' }).stderr.replaceAll(
    /^.*(is not executable|No such file).*\n/gm,
    '',
  );

it('a command of an operator reads the settings as systemd does', () => {
  const settings = [
    '# a comment with A=1',
    'MAP_ATTRIBUTION=© OpenStreetMap contributors https://www.openstreetmap.org/copyright',
    "SMTP_URL=smtp://me:a$b'c&d@mail.example:587/?pool=true&name=$HOME",
    'SITE_NAME="Salbuni & Co"',
    "REDIS_URL='redis://127.0.0.1:6379'",
    'SITE_URL=https://salbuni.example',
  ];
  writeFileSync(join(directory, 'salbuni.env'), settings.join('\n'));
  writeFileSync(join(directory, 'auth_secret'), 'secret\n');
  const script = readDeployFile('systemd/salbuni')
    .replaceAll('/etc/salbuni', directory)
    .replace('/opt/salbuni', directory)
    .replace(/^exec runuser .+$/m, 'exec env');
  const { stdout, stderr } = spawnSync('sh', ['-c', script, 'salbuni', 'migrate'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      ...settings.slice(1, 3),
      'SITE_NAME=Salbuni & Co',
      'REDIS_URL=redis://127.0.0.1:6379',
      'SITE_URL=https://salbuni.example',
      'AUTH_SECRET=secret',
      'NODE_ENV=production',
    ]),
  );
});

it.runIf(hasKustomize)('kustomize puts the manifests together, with the image of the release', () => {
  const folder = join(projectFolder, 'deploy/kubernetes');
  const made = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  expect(made.match(/image: registry\.example\/salbuni:\S+/g)).toHaveLength(3);
  expect(made).not.toMatch(/image: salbuni\n/);
});
