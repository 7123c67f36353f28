import { consultation } from '#shared/language/ka/asking/consultation.ts';
import { prices as text } from '#shared/language/ka/payments/prices.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { askPath, paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { Panel } from '#web/components/cards/Panel.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { PackageCards } from '#web/layouts/payment/PackageCards.tsx';
import { ServicePrices } from '#web/layouts/payment/ServicePrices.tsx';
import styles from './Prices.module.css';
import { loadPrices, type PricesData } from './prices.load.ts';

const home = { title: article.home, url: paths.home };

export const screen = defineScreen<PricesData>({
  load: loadPrices,
  describe: (_, site) => ({
    title: text.title,
    description: text.description,
    path: paths.prices,
    kind: 'website',
    structuredData: () => [describeTrail([home, { title: text.title, url: paths.prices }], site)],
  }),
  View: PricesView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function PricesView({ data: { services, packages } }: { readonly data: PricesData }) {
  return (
    <article className={styles.page}>
      <PageHead trail={[home]} title={text.title}>
        <p className={styles.intro}>{text.intro}</p>
      </PageHead>
      {services.length > 0 && (
        <Panel title={text.single}>
          <ServicePrices services={services} />
          <ButtonLink href={askPath()}>{text.ask}</ButtonLink>
        </Panel>
      )}
      <PackageCards title={text.packages} lead={text.packagesText} packages={packages} />
      <Panel title={text.rules}>
        <ul className={styles.rules}>
          {consultation.price.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Panel>
    </article>
  );
}
