import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaService } from '#server/features/media/media.service.ts';
import { drawBreathing } from '#server/operator/covers/breathing.ts';
import { drawCover } from '#server/operator/covers/cover.ts';
import { loadLineIcon } from '#server/operator/covers/line-icon.ts';
import { drawPortrait, type Letters } from '#server/operator/covers/portrait.ts';
import type { SeedPicture } from './directory-pictures.ts';
import { type SeedContent, seedsDirectory } from './seed-files.ts';

/** Media paths of what the seeds make. */
export const articleCover = (id: number): string => `covers/${id}.webp`;
export const categoryCover = (id: number): string => `covers/category-${id}.webp`;
export const portrait = (id: number): string => `portraits/${id}.webp`;
export const videoFile = (name: string): string => `video/${name}`;
export const videoPoster = (name: string): string => videoFile(name.replace(/\.[a-z0-9]+$/, '.webp'));
export const videoCaptions = (name: string): string => videoFile(name.replace(/\.[a-z0-9]+$/, '.vtt'));

interface SeedPictures {
  readonly content: SeedContent;
  readonly media: MediaService;
  say(line: string): void;
  /** Pictures of other content, drawn with the same letters. */
  others?(letters: Letters): readonly SeedPicture[];
}

/** Makes the pictures that are missing, a few at a time, and copies the videos with their captions. */
export async function makeSeedPictures({ content, media, say, others }: SeedPictures): Promise<void> {
  const missing: SeedPicture[] = [];
  const letters = JSON.parse(readFileSync(join(seedsDirectory, 'drawing/letters.json'), 'utf8')) as Letters;
  for (const picture of [...listPictures(content, letters), ...(others?.(letters) ?? [])])
    if (!(await media.exists(picture.path))) missing.push(picture);
  let done = 0;
  const step = Math.max(1, Math.ceil(missing.length / 8));
  await Promise.all(
    missing.map(async ({ path, draw }) => {
      await media.saveDrawing({ path, svg: await draw() });
      done += 1;
      if (done % step === 0 || done === missing.length) say(`pictures ${done}/${missing.length}`);
    }),
  );
  for (const name of videosOf(content)) {
    for (const path of [videoFile(name), videoCaptions(name)]) {
      if (await media.exists(path)) continue;
      await media.saveFile({ path, bytes: await readFile(join(seedsDirectory, 'media', basename(path))) });
    }
  }
}

const videosOf = (content: SeedContent): ReadonlySet<string> =>
  new Set(content.articles.flatMap(({ video }) => video ?? []));

function listPictures(content: SeedContent, letters: Letters): SeedPicture[] {
  const hues = huesOf(content);
  const cover = (path: string, id: number, hue: number, icon: string): SeedPicture => ({
    path,
    draw: async () => drawCover({ id, hue, icon: await loadLineIcon(icon) }),
  });
  return [
    ...content.articles.map(({ id, category, icon }) =>
      cover(articleCover(id), id, hues.get(category) ?? 0, icon),
    ),
    ...content.categories.flatMap((top) =>
      [top, ...top.children].map(({ id, icon }) => cover(categoryCover(id), id, top.hue, icon)),
    ),
    ...content.authors.map(({ id, title, hue }) => ({
      path: portrait(id),
      draw: async () => drawPortrait({ id, name: title, hue, letters }),
    })),
    ...[...videosOf(content)].map((name) => ({
      path: videoPoster(name),
      draw: async () => drawBreathing(0.8),
    })),
  ];
}

/** Hue of every category: its top category's. */
function huesOf({ categories }: SeedContent): ReadonlyMap<number, number> {
  return new Map(categories.flatMap((top) => [top, ...top.children].map(({ id }) => [id, top.hue] as const)));
}
