import { readDocuments } from './deploy-files.ts';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: unknown;
  readonly data?: Readonly<Record<string, string>>;
}

/** A class of a schema package: `validate` holds its `this` against the schema. */
interface Model {
  validate(this: unknown): void;
}

/** Packages that hold the schemas of a group of kinds; the rest are Kubernetes' own. */
const packages: Readonly<Record<string, string>> = {
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};

/** The manifests that `kubectl apply --kustomize` would send, as they stand in the files. */
export function readManifests(): Manifest[] {
  const [kustomization] = readDocuments<{ resources: string[] }>('kubernetes/kustomization.yaml');
  return (kustomization?.resources ?? []).flatMap((file) => readDocuments<Manifest>(`kubernetes/${file}`));
}

export const findManifest = (kind: string, name: string): Manifest => {
  const found = readManifests().find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
};

/**
 * Holds a manifest against the schema of its kind. The schemas let unknown fields pass, where an API server would warn: a field that
 * validation never reads is one.
 * @returns what is wrong, a line each.
 */
export async function checkManifest(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const from = packages[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models';
  const module = (await import(`${from}/${apiVersion}/${kind}`)) as Record<
    string,
    { readonly prototype: Model }
  >;
  const Kind = module[kind];
  if (!Kind) return [`${kind}: no schema`];
  const unread = new Set<string>();
  try {
    Kind.prototype.validate.call(watched(manifest, '', unread));
  } catch (error) {
    return [`${kind} ${manifest.metadata.name}: ${error instanceof Error ? error.message : error}`];
  }
  return [...unread].map((path) => `${kind} ${manifest.metadata.name}: unknown field ${path}`);
}

/** The value, which takes each of its fields from `unread` when somebody reads it. Maps of free keys are read by listing them. */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const children = new Map<string, unknown>();
  for (const [key, child] of Object.entries(value)) {
    unread.add(`${path}/${key}`);
    children.set(key, watched(child, `${path}/${key}`, unread));
  }
  const read = (key: string | symbol): unknown => {
    unread.delete(`${path}/${String(key)}`);
    return typeof key === 'string' && children.has(key) ? children.get(key) : Reflect.get(value, key);
  };
  return new Proxy(value, { get: (_target, key) => read(key) });
}
