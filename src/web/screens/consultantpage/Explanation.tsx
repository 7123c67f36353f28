import { MessageCircleQuestionMark, Phone } from 'lucide-react';
import { article } from '#shared/language/ka/article.ts';
import { consultation as text } from '#shared/language/ka/consultation.ts';
import { footer } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { CardGrid } from '#web/components/CardGrid.tsx';
import { PersonCard } from '#web/components/PersonCard.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import type { Crumb } from '#web/frames/structured-data.ts';
import type { ListedConsultant } from './consultantpage.load.ts';
import styles from './Explanation.module.css';
import { Points } from './Points.tsx';

interface ExplanationProps {
  readonly consultants: readonly ListedConsultant[];
  readonly trail: readonly Crumb[];
}

/** How a consultation works, from the first thought of asking to the last word. */
export function Explanation({ consultants, trail }: ExplanationProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs trail={trail} />
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
      </header>
      <section className={styles.urgent}>
        <h2 className={styles.urgentTitle}>{text.urgentTitle}</h2>
        <p>{text.urgentText}</p>
        <a className={styles.call} href={`tel:${footer.emergencyNumber}`}>
          <Phone size={20} />
          {text.urgentCall}
        </a>
      </section>
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
                <Unbroken text={step.text} />
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
                <Unbroken text={state.text} />
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
                />
              </li>
            ))}
          </CardGrid>
        </section>
      )}
      <section className={styles.ready}>
        <h2 className={styles.readyTitle}>{text.readyTitle}</h2>
        <p>{text.readyText}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.ask}>
            <MessageCircleQuestionMark size={20} />
            {text.ask}
          </ButtonLink>
          <ButtonLink kind="quiet" href={paths.questions}>
            {text.read}
          </ButtonLink>
        </div>
      </section>
    </article>
  );
}
