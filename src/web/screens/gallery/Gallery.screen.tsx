import type { Examples } from '#web/components/examples.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Gallery.module.css';

const lists = Object.values(
  import.meta.glob<Record<string, Examples>>('../../components/**/*.examples.tsx', { eager: true }),
).flatMap((module) => Object.values(module));

/** Shows all components with their examples. The route exists in `npm run dev` only. */
export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => ({ title: 'Gallery', description: '', path: '/gallery', kind: 'website' }),
  View: GalleryView,
});

function GalleryView() {
  return (
    <>
      <h1>Gallery</h1>
      {lists.map(({ component, examples }) => (
        <section key={component} className={styles.component} data-component={component}>
          <h2>{component}</h2>
          {examples.map(({ name, view }) => (
            <div key={name} className={styles.example} data-example={name}>
              <p className={styles.name}>{name}</p>
              {view}
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
