import { advertising } from '#shared/language/ka/shell.ts';
import styles from './AdBox.module.css';

/** Sizes of the places the desktop pages reserve, in pixels. */
const sizes = {
  a2: { width: 340, height: 250 },
  b2: { width: 340, height: 250 },
  adword_vertical: { width: 160, height: 600 },
} as const;

/** A labelled box kept free for an advertisement, so that nothing moves when one arrives. Not there on mobile. */
export function AdBox({ place }: { readonly place: keyof typeof sizes }) {
  const { width, height } = sizes[place];
  return (
    <div className={styles.box} data-ad={place}>
      <span>{width > 200 ? advertising.size(width, height) : advertising.label}</span>
    </div>
  );
}
