import { Tag as TagIcon } from 'lucide-react';
import { article } from '#shared/language/ka/reading/article.ts';
import { tags as text } from '#shared/language/ka/reading/tags.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ResultList } from '#web/components/cards/ResultList.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Introduction } from '#web/components/text/Introduction.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { TagIndex } from './TagIndex.tsx';
import styles from './Tags.module.css';
import { describeTags, listPath, tagsTrail } from './tags.facts.ts';
import { loadTags, type TagContent, type TagsData } from './tags.load.ts';

interface TagsProps {
  readonly data: TagsData;
}

export const screen = defineScreen<TagsData>({
  load: loadTags,
  describe: describeTags,
  articlesOf: ({ selected }) => selected?.articles.map(({ id }) => id) ?? [],
  View: TagsView,
  Side: TagsSide,
  Rail: () => <AskCard />,
});

function TagsView({ data }: TagsProps) {
  const { selected, tags, page, pages } = data;
  return (
    <>
      <div className={styles.head}>
        <PageHead trail={tagsTrail(data)} title={selected ? selected.tag.title : text.title}>
          <Introduction>
            {selected ? text.counts(selected.tag.articles_count, selected.tag.questions_count) : text.intro}
          </Introduction>
        </PageHead>
      </div>
      {selected ? <TagView content={selected} /> : tags.length > 0 ? <TagIndex tags={tags} /> : <NoTags />}
      <Pagination path={listPath(data)} current={page} count={pages} />
      <AdBox place="mob-a2" />
    </>
  );
}

function TagView({ content: { articles, questions } }: { readonly content: TagContent }) {
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
          <ListWithAds items={articles} columns={3} gap={32}>
            {(some) => <GridBlock articles={some} />}
          </ListWithAds>
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
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  );
}
