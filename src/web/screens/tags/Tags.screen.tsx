import { Tag as TagIcon } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { tags as text } from '#shared/language/ka/tags.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { Introduction } from '#web/components/Introduction.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { ResultList } from '#web/components/ResultList.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { TagIndex } from './TagIndex.tsx';
import styles from './Tags.module.css';
import { describeTags, listPath, tagsTrail } from './tags.facts.ts';
import { loadTags, type ShownTag, type TagsData } from './tags.load.ts';

interface TagsProps {
  readonly data: TagsData;
}

export const screen = defineScreen<TagsData>({
  load: loadTags,
  describe: describeTags,
  View: TagsView,
  Side: TagsSide,
});

function TagsView({ data }: TagsProps) {
  const { shown, tags, page, pages } = data;
  return (
    <>
      <div className={styles.head}>
        <PageHead trail={tagsTrail(data)} title={shown ? shown.tag.title : text.title}>
          <Introduction>
            {shown ? text.counts(shown.tag.articles_count, shown.tag.questions_count) : text.intro}
          </Introduction>
        </PageHead>
      </div>
      <AdBox place="mob-a1" />
      {shown ? <TagView shown={shown} /> : tags.length > 0 ? <TagIndex tags={tags} /> : <NoTags />}
      <Pagination path={listPath(data)} current={page} count={pages} />
      <AdBox place="mob-a2" />
    </>
  );
}

function TagView({ shown: { articles, questions } }: { readonly shown: ShownTag }) {
  if (articles.length + questions.length === 0) {
    return (
      <Notice icon={<TagIcon size={28} />} title={text.empty} text={text.emptyHint}>
        <ButtonLink href={paths.tags}>{text.all}</ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      {articles.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={text.articles} />
          <GridBlock articles={articles} />
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.part}>
          <SectionHead title={text.questions} />
          <ResultList
            results={questions.map(({ metainfo, ...question }) => ({
              ...question,
              type: 'question',
              introtext: metainfo?.description ?? '',
            }))}
          />
        </section>
      )}
    </>
  );
}

function NoTags() {
  return (
    <Notice icon={<TagIcon size={28} />} title={text.none} text={text.noneHint}>
      <ButtonLink href={paths.home}>{article.home}</ButtonLink>
    </Notice>
  );
}

function TagsSide({ data }: TagsProps) {
  return (
    <>
      <AdBox place="a2" />
      <MostRead articles={data.mostRead} />
    </>
  );
}
