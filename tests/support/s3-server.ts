import S3rver from 's3rver';

/** An S3-compatible store on loopback, with one bucket. It knows keys, and believes their signatures. */
export async function startS3(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'salbuni', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      bucket: 'salbuni',
    },
    stop: () => server.close(),
  };
}
