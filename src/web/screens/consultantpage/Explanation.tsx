import { asking } from '#shared/language/ka/asking/asking.ts';
import { consultation as text } from '#shared/language/ka/asking/consultation.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { CardGrid } from '#web/components/cards/CardGrid.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { ConsultantFacts } from '#web/components/people/ConsultantFacts.tsx';
import { PersonCard } from '#web/components/people/PersonCard.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { AskSteps } from '#web/layouts/asking/AskSteps.tsx';
import { ChoiceForm } from '#web/layouts/asking/ChoiceForm.tsx';
import type { Crumb } from '#web/layouts/head/structured-data.ts';
import { PackageCards } from '#web/layouts/payment/PackageCards.tsx';
import type { ConsultantPageData } from './consultantpage.load.ts';
import styles from './Explanation.module.css';
import { Points } from './Points.tsx';

interface ExplanationProps {
  readonly data: ConsultantPageData;
  readonly trail: readonly Crumb[];
}

/** Lets everybody choose and see the price, and explains how a consultation works: steps, statuses, privacy and limits. */
export function Explanation({ data: { choices, consultants }, trail }: ExplanationProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs trail={trail} />
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
        <AskSteps current="choose" />
      </header>
      <ChoiceForm
        key={choices.chosen.category + choices.chosen.consultant}
        choices={choices}
        formPath={paths.consultantpage}
      />
      <PackageCards title={asking.ask.packages} lead={asking.ask.packagesText} packages={choices.packages} />
      <section>
        <SectionHead title={text.stepsTitle} />
        <ol className={styles.steps}>
          {text.steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.stepTitle}>{step.title}</h3>
              <p className={styles.stepText}>
                <NoBreakText text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <SectionHead title={text.statesTitle} />
        <dl className={styles.states}>
          {text.states.map((state) => (
            <div key={state.title} className={styles.state}>
              <dt className={styles.stateTitle}>{state.title}</dt>
              <dd>
                <NoBreakText text={state.text} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Points title={text.priceTitle} points={text.price} />
      <Points title={text.privacyTitle} points={text.privacy} />
      <Points title={text.limitsTitle} points={text.limits} />
      {consultants.length > 0 && (
        <section className={styles.people}>
          <SectionHead
            title={text.consultantsTitle}
            more={{
              href: paths.consultants,
              text: article.more,
              label: text.allConsultants,
              isExternal: false,
            }}
          />
          <CardGrid>
            {consultants.map((consultant) => (
              <li key={consultant.id}>
                <PersonCard
                  person={consultant}
                  occupation={consultant.professions.map(({ title }) => title).join(', ')}
                  headingLevel={3}
                >
                  <ConsultantFacts consultant={consultant} />
                </PersonCard>
              </li>
            ))}
          </CardGrid>
        </section>
      )}
      <section className={styles.ready}>
        <h2 className={styles.readyTitle}>{text.readyTitle}</h2>
        <p>{text.readyText}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.questions}>{text.read}</ButtonLink>
        </div>
      </section>
    </article>
  );
}
