import type { SeedContent } from '../../../src/server/operator/seeding/seed-files.ts';
import type { TopicHue } from '../../../src/shared/collections/topic-hues.ts';
import { formatMonth } from '../../../src/shared/content/dates.ts';
import type { Crop, DrawnKind } from '../../../src/shared/paths/drawn-pictures.ts';
import { arrange } from './arrange.ts';
import { drawFacade } from './facade.ts';
import { readRecipe } from './recipe.ts';
import type { Scene } from './scene.ts';
import { drawIssue, drawMonogram, drawObject, drawThing } from './single-drawings.ts';

export interface Drawing {
  readonly kind: DrawnKind;
  readonly name: string;
  readonly hue: TopicHue;
  readonly draw: (scene: Scene, crop: Crop) => Promise<void>;
}

/** Every picture that the seeds ask for. */
export function listDrawings(content: SeedContent): Drawing[] {
  const hues = new Map(
    content.categories.flatMap((top) => [top, ...top.children].map(({ id }) => [id, top.hue] as const)),
  );
  const things = new Map(content.professions.map(({ id, object }) => [id, object]));
  const drawing = (
    kind: DrawnKind,
    name: string | number,
    hue: TopicHue,
    draw: Drawing['draw'],
  ): Drawing => ({
    ...{ kind, name: String(name), hue, draw },
  });
  const practitioner = ({ title, professions }: { title: string; professions: readonly number[] }) => {
    return (scene: Scene, crop: Crop) =>
      drawMonogram(scene, title, crop === 'mark' ? undefined : things.get(professions[0] ?? 0));
  };
  const thing = (name: string) => (scene: Scene, crop: Crop) =>
    crop === 'object' ? drawObject(scene, name) : drawThing(scene, name);
  return [
    ...content.articles.map(({ id, category, picture }) =>
      drawing('articles', id, hues.get(category) ?? 'heart', (scene) =>
        arrange(scene, readRecipe(picture), id),
      ),
    ),
    ...content.categories.flatMap((top) =>
      [top, ...top.children].map(({ id, object }) => drawing('categories', id, top.hue, thing(object))),
    ),
    ...content.calculations.map(({ alias, hue, object }) =>
      drawing('calculators', alias, hue, thing(object)),
    ),
    ...content.authors.map(({ id, title, hue }) =>
      drawing('authors', id, hue, (scene, crop) =>
        drawMonogram(scene, title, crop === 'mark' ? undefined : 'open-book'),
      ),
    ),
    ...content.doctors.map((doctor) => drawing('doctors', doctor.id, doctor.hue, practitioner(doctor))),
    ...content.consultants.map((one) => drawing('consultants', one.id, one.hue, practitioner(one))),
    ...content.clinics.map(({ id, hue, facade }) =>
      drawing('clinics', id, hue, async (scene) => drawFacade(scene, facade)),
    ),
    ...content.journals.map(({ id, title, hue, object, number, published_on }) =>
      drawing('journals', id, hue, (scene) => {
        const [site = '', own = title] = title.split(/ №\d+: /);
        return drawIssue(scene, { site, number, date: formatMonth(published_on), title: own, thing: object });
      }),
    ),
    ...content.projects.flatMap(({ id, hue, object, sponsor }) => [
      drawing('projects', id, hue, (scene) => drawThing(scene, object)),
      drawing('sponsors', id, sponsor.hue, (scene) => drawMonogram(scene, ownName(sponsor.title))),
    ]),
    ...content.partners.flatMap(({ id, title, hue, items }) => [
      drawing('partners', id, hue, (scene) => drawMonogram(scene, ownName(title))),
      ...items.map(({ object }, at) =>
        drawing('offers', `${id}-${at + 1}`, hue, (scene) => drawThing(scene, object)),
      ),
    ]),
  ];
}

/** „ლურჯი კარი“ of a name that says first what it is. */
const ownName = (title: string): string => /„(.+?)“/.exec(title)?.[1] ?? title;
