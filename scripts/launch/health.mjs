/** Exits 0 when the portal of this container answers (`HEALTHCHECK` of deploy/Dockerfile): the image has no curl. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
