import { diaryCards, diaryLinks } from '#shared/language/ka/diaries/cards.ts';
import type { DiaryKind } from '#shared/medicine/diaries/diary-kinds.ts';
import { diaryPath } from '#shared/paths/paths.ts';
import styles from './DiaryOfCalculator.module.css';

/** The diaries that go on where a calculator ends. */
const diariesOf: Readonly<Record<string, readonly DiaryKind[]>> = {
  'masis-indeqsis-gansazghvra': ['pressure'],
  'orsulobis-vada': ['pregnancy'],
  'bavshvis-tsona-da-simaghle': ['growth', 'vaccination'],
  'shaqari-siskhlshi': ['sugar'],
  'nayofis-ganvithareba': ['pregnancy'],
  'tslamde-bavshvis-ganvithareba': ['growth', 'vaccination'],
};

/** Links from a calculator to its diaries. */
export function DiaryOfCalculator({ alias }: { readonly alias: string }) {
  const kinds = diariesOf[alias] ?? [];
  if (kinds.length === 0) return null;
  return (
    <p className={styles.line} data-no-print data-diaries>
      {diaryLinks.fromCalculator}
      {kinds.map((kind) => (
        <a key={kind} href={diaryPath(kind)}>
          {diaryCards[kind].title}
        </a>
      ))}
    </p>
  );
}
