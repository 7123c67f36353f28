import { consultation as text } from '#shared/language/ka/asking/consultation.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { type ConsultantPageData, loadConsultantPage } from './consultantpage.load.ts';
import { Explanation } from './Explanation.tsx';
import { StaffDesk } from './StaffDesk.tsx';
import { WritingPart } from './WritingPart.tsx';

interface ConsultantPageProps {
  readonly data: ConsultantPageData;
}

const home = { title: article.home, url: paths.home };

export const screen = defineScreen<ConsultantPageData>({
  load: loadConsultantPage,
  describe: (_, site) => ({
    title: text.title,
    description: text.description,
    path: paths.consultantpage,
    kind: 'website',
    structuredData: () => [describeTrail([home, { title: text.label, url: paths.consultantpage }], site)],
  }),
  View: ConsultantPageView,
  Side: ConsultantPageSide,
});

const isWriting = ({ chosen }: ConsultantPageData): boolean =>
  (chosen.consultant ?? chosen.category) !== undefined && chosen.service !== undefined;

/**
 * Renders the public way of a question, from the choice to its text, with the explanation, also on the server; signed-in consultants and editors get their desks in its place.
 */
function ConsultantPageView({ data }: ConsultantPageProps) {
  return (
    <StaffDesk
      isAsking={isWriting(data) || data.choices.chosen.category + data.choices.chosen.consultant !== ''}
    >
      {isWriting(data) ? (
        <WritingPart chosen={data.chosen} trail={[home]} />
      ) : (
        <Explanation data={data} trail={[home]} />
      )}
    </StaffDesk>
  );
}

function ConsultantPageSide({ data: { mostRead } }: ConsultantPageProps) {
  return (
    <>
      <MostRead articles={mostRead} />
      <AdBox place="a2" />
    </>
  );
}
