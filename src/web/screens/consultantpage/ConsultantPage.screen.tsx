import { article } from '#shared/language/ka/article.ts';
import { consultation as text } from '#shared/language/ka/consultation.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { describeTrail } from '#web/frames/structured-data.ts';
import { type ConsultantPageData, loadConsultantPage } from './consultantpage.load.ts';
import { Explanation } from './Explanation.tsx';
import { StaffDesk } from './StaffDesk.tsx';

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

/** The explanation is what everybody is shown, and what the server renders; consultants and editors find their work here. */
function ConsultantPageView({ data }: ConsultantPageProps) {
  return (
    <StaffDesk>
      <Explanation consultants={data.consultants} trail={[home]} />
    </StaffDesk>
  );
}

function ConsultantPageSide({ data: { mostRead } }: ConsultantPageProps) {
  return (
    <>
      <AdBox place="a2" />
      <MostRead articles={mostRead} />
    </>
  );
}
