import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MediaService } from '#server/features/media/media.service.ts';
import { type DrawnFile, drawnPath, drawnPicture, listDrawnFiles } from '#shared/paths/drawn-pictures.ts';
import { writeIssueFile } from './journal-files.ts';
import { type SeedContent, seedsDirectory } from './seed-files.ts';

/** Folder of the pictures that `npm run draw` made of the seeds, in the order of their media paths. */
export const picturesDirectory = join(seedsDirectory, 'pictures');

export const journalFile = (id: number): string => `journals/salbuni-${id}.pdf`;
export const offerPictures = (partner: number, at: number) => {
  const image = drawnPicture('offers', `${partner}-${at + 1}`);
  return { thumb: `_thumb/320/${image}`, image };
};

const captionsOf = (name: string): string => `video/${name.replace(/\.[a-z0-9]+$/, '.vtt')}`;
export const videoOf = (article: number, name: string) => ({
  url: `video/${name}`,
  poster: drawnPicture('articles', article),
  captions: captionsOf(name),
});

/** Stores the pictures and files that the seeds' lines name, where they are not in the store yet. */
export async function makeSeedPictures({
  content,
  media,
  say,
}: {
  content: SeedContent;
  media: MediaService;
  say: (line: string) => void;
}): Promise<void> {
  const missing: DrawnFile[] = [];
  for (const file of listDrawings(content).flatMap(listDrawnFiles))
    if (!(await media.exists(file.path))) missing.push(file);
  let done = 0;
  const step = Math.max(1, Math.ceil(missing.length / 8));
  for (const { path, thumbnails } of missing) {
    const smaller = thumbnails.map(async (width) => [width, await readFile(drawingOf(path, width))] as const);
    await media.saveDrawing({
      path,
      thumbnails,
      bytes: await readFile(drawingOf(path)),
      smaller: new Map(await Promise.all(smaller)),
    });
    done += 1;
    if (done % step === 0 || done === missing.length) say(`pictures ${done}/${missing.length}`);
  }
  for (const { id, title } of content.journals) {
    const path = journalFile(id);
    if (await media.exists(path)) continue;
    const cover = await readFile(drawingOf(drawnPath('journals', id, 'portrait')));
    await media.saveFile({ path, bytes: await writeIssueFile({ title, cover }) });
  }
  for (const { video } of content.articles)
    for (const path of video ? [`video/${video}`, captionsOf(video)] : [])
      if (!(await media.exists(path)))
        await media.saveFile({ path, bytes: await readFile(join(seedsDirectory, 'media', basename(path))) });
}

/** The file of a drawing under seeds/pictures, by its media path and, for a smaller one, its width. */
export const drawingOf = (path: string, width?: number): string =>
  join(
    picturesDirectory,
    path.replace(/^drawn\//, '').replace(/\.webp$/, width === undefined ? '.webp' : `-${width}.webp`),
  );

/** The pictures of the seeds' records, by the paths that the records name. */
export const listDrawings = (content: SeedContent): string[] => [
  ...content.articles.map(({ id }) => drawnPicture('articles', id)),
  ...content.categories.flatMap((top) =>
    [top, ...top.children].map(({ id }) => drawnPicture('categories', id)),
  ),
  ...content.calculations.map(({ alias }) => drawnPicture('calculators', alias)),
  ...content.authors.map(({ id }) => drawnPicture('authors', id)),
  ...content.doctors.map(({ id }) => drawnPicture('doctors', id)),
  ...content.consultants.map(({ id }) => drawnPicture('consultants', id)),
  ...content.clinics.map(({ id }) => drawnPicture('clinics', id)),
  ...content.journals.map(({ id }) => drawnPicture('journals', id)),
  ...content.projects.flatMap(({ id }) => [drawnPicture('projects', id), drawnPicture('sponsors', id)]),
  ...content.partners.flatMap(({ id, items }) => [
    drawnPicture('partners', id),
    ...items.map((_, at) => drawnPicture('offers', `${id}-${at + 1}`)),
  ]),
];
