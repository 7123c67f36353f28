import { createDiskFiles } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { createS3Files, type S3Files } from './s3.ts';

/** The settings of the media store. */
export interface FilesSettings {
  /** `s3://bucket/prefix`, or a directory. */
  readonly MEDIA_STORE: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** The media store of the settings: a directory, or a bucket whose files the portal proxies. */
export type MediaStore =
  | { readonly files: FileStore; readonly directory: string }
  | { readonly files: S3Files; readonly directory: undefined };

/** Opens the media store of the settings. */
export function openMediaStore(settings: FilesSettings): MediaStore {
  const { MEDIA_STORE, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings;
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(MEDIA_STORE) ?? [];
  if (!bucket) return { files: createDiskFiles(MEDIA_STORE), directory: MEDIA_STORE };
  const files = createS3Files({
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    bucket,
    prefix: prefix && `${prefix.replace(/\/+$/, '')}/`,
  });
  return { files, directory: undefined };
}
