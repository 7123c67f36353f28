import { questions as text } from '#shared/language/ka/question-screens.ts';
import { useAccent } from '#web/components/accents.ts';
import { questionsPath } from './questions.address.ts';
import type { QuestionsData, Topic } from './questions.load.ts';
import styles from './TopicChoice.module.css';

interface TopicChoiceProps {
  readonly data: Pick<QuestionsData, 'address' | 'category' | 'topics' | 'tag'>;
}

/** The top categories as one choice; a row that scrolls where there is little room. */
export function TopicChoice({ data: { address, category, topics, tag } }: TopicChoiceProps) {
  if (topics.length === 0) return null;
  const current = category?.parent?.id ?? category?.id;
  const { isMostReadFirst = false } = address;
  return (
    <nav className={styles.topics} aria-label={text.topics}>
      <ul className={styles.list}>
        <li>
          <a
            className={styles.topic}
            href={questionsPath({ isMostReadFirst })}
            aria-current={current === undefined && !tag ? 'true' : undefined}
          >
            {text.all}
          </a>
        </li>
        {topics.map((topic) => (
          <TopicLink
            key={topic.id}
            topic={topic}
            href={questionsPath({ category: topic.id, isMostReadFirst })}
            isCurrent={topic.id === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface TopicLinkProps {
  readonly topic: Topic;
  readonly href: string;
  readonly isCurrent: boolean;
}

function TopicLink({ topic, href, isCurrent }: TopicLinkProps) {
  return (
    <li data-accent={useAccent(`/${topic.alias}`)}>
      <a className={styles.topic} href={href} aria-current={isCurrent ? 'true' : undefined}>
        {topic.title}
      </a>
    </li>
  );
}
