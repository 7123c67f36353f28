import { Building2 } from 'lucide-react';
import { clinics as text } from '#shared/language/ka/directories.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { describeList } from '#web/frames/listing/describe-list.ts';
import { FilterForm } from '#web/frames/listing/FilterForm.tsx';
import { ListPage } from '#web/frames/listing/ListPage.tsx';
import { listAddress, titleOfChoice } from '#web/frames/listing/listing.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { ClinicCard } from './ClinicCard.tsx';
import styles from './Clinics.module.css';
import { type ClinicsData, loadClinics } from './clinics.load.ts';

interface ClinicsProps {
  readonly data: ClinicsData;
}

export const screen = defineScreen<ClinicsData>({
  load: loadClinics,
  describe: (data, site) =>
    describeList(
      {
        ...data,
        title: titleOf(data),
        label: text.title,
        description: text.description,
        path: paths.clinics,
      },
      site,
    ),
  View: ClinicsView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

const sorts = [
  { value: '', title: text.byTitle },
  { value: 'verified', title: text.byVerification },
];

/** What is listed, by what was chosen: „კლინიკები – თბილისი, კარდიოლოგია“. */
const titleOf = ({ chosen, filters }: ClinicsData): string =>
  text.listed([
    ...filters.flatMap((filter) => titleOfChoice(filter, chosen) ?? []),
    ...(chosen.q ? [text.words(chosen.q)] : []),
  ]);

function ClinicsView({ data }: ClinicsProps) {
  const { chosen, filters, clinics, total, page, pages } = data;
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      found={text.found(total)}
      filters={
        <FilterForm
          path={paths.clinics}
          chosen={chosen}
          filters={filters}
          sorts={sorts}
          wordsHint={text.wordsHint}
          total={total}
        />
      }
    >
      {clinics.length > 0 ? (
        <ul className={styles.list}>
          {clinics.map((clinic) => (
            <li key={clinic.id}>
              <ClinicCard clinic={clinic} />
            </li>
          ))}
        </ul>
      ) : (
        <Notice icon={<Building2 size={28} />} title={text.emptyTitle} text={text.emptyText}>
          <ButtonLink href={paths.clinics}>{text.emptyAction}</ButtonLink>
        </Notice>
      )}
      <Pagination path={listAddress(paths.clinics, chosen)} current={page} count={pages} />
    </ListPage>
  );
}
