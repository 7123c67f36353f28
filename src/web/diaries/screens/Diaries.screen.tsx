import { Activity, Baby, CalendarHeart, Droplet, type LucideIcon, Syringe } from 'lucide-react';
import { diaryCards } from '#shared/language/ka/diaries/cards.ts';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { type DiaryKind, diaryKinds } from '#shared/medicine/diaries/diary.ts';
import { diaryPath, paths } from '#shared/paths/paths.ts';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Diaries.module.css';

const home = { title: article.home, url: paths.home };
const icons: Readonly<Record<DiaryKind, { readonly icon: LucideIcon; readonly accent: number }>> = {
  pressure: { icon: Activity, accent: 1 },
  sugar: { icon: Droplet, accent: 7 },
  growth: { icon: Baby, accent: 2 },
  pregnancy: { icon: CalendarHeart, accent: 3 },
  vaccination: { icon: Syringe, accent: 5 },
};

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: (_, site) => ({
    title: text.indexTitle,
    description: text.indexIntro,
    path: paths.diaries,
    kind: 'website',
    isWithoutAds: true,
    structuredData: () => [describeTrail([home, { title: text.index, url: paths.diaries }], site)],
  }),
  View: () => (
    <div className={styles.page}>
      <PageHead trail={[home]} title={text.indexTitle}>
        <p className={styles.intro}>{text.indexIntro}</p>
      </PageHead>
      <ul className={styles.cards}>
        {diaryKinds.map((kind) => (
          <DiaryLink key={kind} kind={kind} />
        ))}
      </ul>
    </div>
  ),
});

function DiaryLink({ kind }: { readonly kind: DiaryKind }) {
  const { icon: Icon, accent } = icons[kind];
  const { title, introtext } = diaryCards[kind];
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-accent={accent}>
        <Icon size={30} aria-hidden />
      </span>
      <div className={styles.text}>
        <a className={styles.link} href={diaryPath(kind)}>
          {title}
        </a>
        <p className={styles.about}>{introtext}</p>
      </div>
    </li>
  );
}
