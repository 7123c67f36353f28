import { useRef } from 'react';
import type { ArticleCard } from '#shared/collections/article-card.ts';
import { slider as text } from '#shared/language/ka/reading/slider.ts';
import { useDevice } from '#web/components/device.ts';
import styles from './MainSlider.module.css';
import { Slide } from './Slide.tsx';
import { SliderControls } from './SliderControls.tsx';
import { sliderLimits } from './slider-machine.ts';
import { useSlider } from './use-slider.ts';

interface MainSliderProps {
  readonly articles: readonly ArticleCard[];
}

/** Renders the page's first articles: a slider on desktop, a shorter list on mobile. */
export function MainSlider({ articles }: MainSliderProps) {
  const device = useDevice();
  return device === 'mobile' ? (
    <ArticleList articles={articles.slice(0, sliderLimits.listItems)} />
  ) : (
    <ArticleSlider articles={articles.slice(0, sliderLimits.slides)} />
  );
}

function ArticleList({ articles }: MainSliderProps) {
  return (
    <ol className={styles.slides}>
      {articles.map((article, index) => (
        <Slide key={article.id} article={article} isFirst={index === 0} isLoaded />
      ))}
    </ol>
  );
}

function ArticleSlider({ articles }: MainSliderProps) {
  const container = useRef<HTMLElement>(null);
  const slider = useSlider(articles.length, container);
  const { current, leaving, direction, stepAt } = slider.state;
  const isAdjacent = (index: number) =>
    Math.min(Math.abs(index - current), articles.length - Math.abs(index - current)) < 2;
  return (
    <section
      ref={container}
      className={styles.slider}
      aria-label={text.label}
      aria-roledescription={text.roleDescription}
      data-slider
      data-direction={direction}
    >
      <ol className={styles.slides} aria-live={stepAt === undefined ? 'polite' : 'off'}>
        {articles.map((article, index) => (
          <Slide
            key={article.id}
            article={article}
            isFirst={index === 0}
            isLoaded={isAdjacent(index)}
            label={text.slide(index + 1, articles.length)}
            isCurrent={index === current}
            isLeaving={index === leaving}
          />
        ))}
      </ol>
      {articles.length > 1 && <SliderControls slider={slider} count={articles.length} />}
    </section>
  );
}
