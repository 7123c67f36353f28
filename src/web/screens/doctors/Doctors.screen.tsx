import { Stethoscope } from 'lucide-react';
import { doctors as text } from '#shared/language/ka/directories.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { CardGrid } from '#web/components/CardGrid.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { describeList } from '#web/frames/listing/describe-list.ts';
import { FilterForm } from '#web/frames/listing/FilterForm.tsx';
import { ListPage } from '#web/frames/listing/ListPage.tsx';
import { listAddress, titleOfChoice } from '#web/frames/listing/listing.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { DoctorCard } from './DoctorCard.tsx';
import { type DoctorsData, loadDoctors } from './doctors.load.ts';

interface DoctorsProps {
  readonly data: DoctorsData;
}

export const screen = defineScreen<DoctorsData>({
  load: loadDoctors,
  describe: (data, site) =>
    describeList(
      {
        ...data,
        title: titleOf(data),
        label: text.title,
        description: text.description,
        path: paths.doctors,
      },
      site,
    ),
  View: DoctorsView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

const sorts = [
  { value: '', title: text.byTitle },
  { value: 'experience', title: text.byExperience },
  { value: 'verified', title: text.byVerification },
];

/** What is listed, by what was chosen: „ექიმები – კარდიოლოგი, თბილისი“. */
const titleOf = ({ chosen, filters }: DoctorsData): string =>
  text.listed([
    ...filters.flatMap((filter) => titleOfChoice(filter, chosen) ?? []),
    ...(chosen.q ? [text.words(chosen.q)] : []),
  ]);

function DoctorsView({ data }: DoctorsProps) {
  const { chosen, filters, doctors, total, page, pages } = data;
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      found={text.found(total)}
      filters={
        <FilterForm
          path={paths.doctors}
          chosen={chosen}
          filters={filters}
          sorts={sorts}
          wordsHint={text.wordsHint}
          total={total}
        />
      }
    >
      {doctors.length > 0 ? (
        <CardGrid>
          {doctors.map((doctor) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <Notice icon={<Stethoscope size={28} />} title={text.emptyTitle} text={text.emptyText}>
          <ButtonLink href={paths.doctors}>{text.emptyAction}</ButtonLink>
        </Notice>
      )}
      <Pagination path={listAddress(paths.doctors, chosen)} current={page} count={pages} />
    </ListPage>
  );
}
