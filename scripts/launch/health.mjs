import { setTimeout as wait } from 'node:timers/promises';

/**
 * Exits 0 when the portal on this machine answers (`HEALTHCHECK` of deploy/Dockerfile): the image has no curl. With `--wait` it
 * waits until the portal is ready, a minute at most (deploy/systemd): a restart is over when requests may come.
 */
const isWaiting = process.argv.includes('--wait');
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/${isWaiting ? 'readyz' : 'healthz'}`;
const isUp = async () => (await fetch(address).catch(() => undefined))?.ok === true;
for (let attempts = isWaiting ? 240 : 0; attempts > 0 && !(await isUp()); attempts--) await wait(250);
process.exit((await isUp()) ? 0 : 1);
