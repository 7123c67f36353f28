import { questions as text } from '#shared/language/ka/asking/question-screens.ts';
import { LinkStrip } from '#web/components/navigation/LinkStrip.tsx';
import { questionsPath } from './questions.address.ts';
import type { QuestionsData } from './questions.load.ts';

interface TopicChoiceProps {
  readonly data: Pick<QuestionsData, 'address' | 'category' | 'topics' | 'tag'>;
}

/** Renders the top categories as filters. */
export function TopicChoice({ data: { address, category, topics, tag } }: TopicChoiceProps) {
  if (topics.length === 0) return null;
  const current = category?.parent?.id ?? category?.id;
  const { isMostReadFirst = false } = address;
  return (
    <LinkStrip
      label={text.topics}
      links={[
        {
          href: questionsPath({ isMostReadFirst }),
          title: text.all,
          isChosen: current === undefined && !tag,
        },
        ...topics.map(({ id, title }) => ({
          href: questionsPath({ category: id, isMostReadFirst }),
          title,
          isChosen: id === current,
        })),
      ]}
    />
  );
}
