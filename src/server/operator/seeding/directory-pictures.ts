import { drawCover } from '#server/operator/covers/cover.ts';
import { loadLineIcon } from '#server/operator/covers/line-icon.ts';
import { drawPortrait, type Letters } from '#server/operator/covers/portrait.ts';
import type { DirectoryContent } from './directory-files.ts';

/** A picture the seeds make when it is missing. */
export interface SeedPicture {
  readonly path: string;
  draw(): Promise<string>;
}

/** Media paths of what the directories' seeds make. */
export const sectionCover = (id: number): string => `terms/section-${id}.webp`;
export const clinicPicture = (id: number): string => `clinics/${id}.webp`;
export const doctorPortrait = (id: number): string => `doctors/${id}.webp`;
export const consultantPortrait = (id: number): string => `consultants/${id}.webp`;
export const journalCover = (id: number): string => `journals/${id}.webp`;
export const projectCover = (id: number): string => `projects/${id}.webp`;
export const sponsorLogo = (id: number): string => `sponsors/${id}.webp`;
export const calculationCover = (alias: string): string => `calculations/${alias}.webp`;

const rooms = ['stethoscope', 'bed', 'flower', 'clipboard-check', 'heart', 'door-open'];
const roomPicture = (at: number): string => `clinics/room-${at}.webp`;

/** Three of the six drawn rooms; which ones depends on the clinic. */
export const roomsOf = (clinicId: number): string[] =>
  [0, 1, 3].map((step) => roomPicture(((clinicId + step) % rooms.length) + 1));

export function listDirectoryPictures(content: DirectoryContent, letters: Letters): SeedPicture[] {
  const cover = (path: string, id: number, { hue, icon }: { hue: number; icon: string }): SeedPicture => ({
    path,
    draw: async () => drawCover({ id, hue, icon: await loadLineIcon(icon) }),
  });
  const monogram = (path: string, id: number, name: string, hue: number): SeedPicture => ({
    path,
    draw: async () => drawPortrait({ id, name, hue, letters }),
  });
  return [
    ...content.sections.map(({ section }) => cover(sectionCover(section.id), 600 + section.id, section)),
    ...content.journals.map((one) => cover(journalCover(one.id), 640 + one.id, one)),
    ...content.projects.map((one) => cover(projectCover(one.id), 660 + one.id, one)),
    ...content.calculations.map((one, at) => cover(calculationCover(one.alias), 670 + at, one)),
    ...rooms.map((icon, at) => cover(roomPicture(at + 1), 690 + at, { hue: (185 + at * 55) % 360, icon })),
    ...content.clinics.map(({ id, title, hue }) =>
      monogram(clinicPicture(id), id + 300, ownName(title), hue),
    ),
    ...content.doctors.map(({ id, title, hue }) => monogram(doctorPortrait(id), id + 100, title, hue)),
    ...content.consultants.map(({ id, title, hue }) =>
      monogram(consultantPortrait(id), id + 200, title, hue),
    ),
    ...content.projects.map(({ id, sponsor }) =>
      monogram(sponsorLogo(id), id + 400, ownName(sponsor.title), sponsor.hue),
    ),
  ];
}

/** „ლურჯი კარი“ of a name that says first what it is. */
export const ownName = (title: string): string => /„(.+?)“/.exec(title)?.[1] ?? title;
