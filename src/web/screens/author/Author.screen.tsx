import { PenLine } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { authors, author as text } from '#shared/language/ka/people.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { describePerson } from '#web/frames/person/describe-person.ts';
import { PersonPage } from '#web/frames/person/PersonPage.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { type AuthorData, loadAuthor } from './author.load.ts';

interface AuthorProps {
  readonly data: AuthorData;
}

const trail = [
  { title: article.home, url: paths.home },
  { title: authors.title, url: paths.authors },
];

export const screen = defineScreen<AuthorData>({
  load: loadAuthor,
  describe: (data, site) =>
    describePerson({ ...data, person: data.author, jobTitle: data.author.position_title, trail }, site),
  View: AuthorView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function AuthorView({ data: { author, body, articles, page, pages } }: AuthorProps) {
  return (
    <PersonPage trail={trail} person={author} occupation={author.position_title} body={body} page={page}>
      <section>
        <SectionHead title={text.articles} />
        {articles.length > 0 ? (
          <GridBlock articles={articles} />
        ) : (
          <Notice icon={<PenLine size={28} />} title={text.empty} text={text.emptyHint} headingLevel={3}>
            <ButtonLink href={paths.authors}>{authors.title}</ButtonLink>
          </Notice>
        )}
      </section>
      <Pagination path={author.url} current={page} count={pages} />
    </PersonPage>
  );
}
