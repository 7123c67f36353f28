import { connect } from 'node:net';
import pg from 'pg';

const patience = 2000;

/** The available servers, as settings for the tests, and messages about the missing ones. */
export async function findServers(): Promise<{ env: Record<string, string>; missing: string[] }> {
  const database = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';
  const redis = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
  const [hasDatabase, hasRedis] = await Promise.all([answersPostgres(database), answersRedis(redis)]);
  return {
    env: {
      ...(hasDatabase ? { TEST_DATABASE_URL: database } : {}),
      ...(hasRedis ? { TEST_REDIS_URL: redis } : {}),
    },
    missing: [
      ...(hasDatabase ? [] : ['no PostgreSQL answers (TEST_DATABASE_URL or 127.0.0.1:5432 as root)']),
      ...(hasRedis ? [] : ['no Redis answers (TEST_REDIS_URL or 127.0.0.1:6379)']),
    ],
  };
}

async function answersPostgres(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function answersRedis(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: patience });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
