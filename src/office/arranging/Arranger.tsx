import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { inLane, type Placed } from './arrange.ts';

export interface ArrangedItem extends Placed {
  readonly title: string;
  readonly isLocked: boolean;
  /** The lane of the items below it. */
  readonly nested?: string;
  readonly body?: ReactNode;
}

export interface Lane {
  readonly id: string;
  readonly title: string;
}

interface ArrangerProps {
  /** Lanes beside each other; lanes of items are drawn below them. */
  readonly lanes: readonly Lane[];
  readonly items: readonly ArrangedItem[];
  readonly mayEnter?: (item: ArrangedItem, lane: string) => boolean;
  /** The heading of a lane follows that of what it stands in: the page's unless said. */
  readonly heading?: 'h2' | 'h3';
  readonly onMove: (item: ArrangedItem, to: { lane: string; index: number }) => void;
}

const lanesBeside: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const stepsBy: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Arranges items in lanes: by dragging, by buttons, and by the arrow keys of an item's handle. Each move is told to those who do not
 * see it, and the button that was used keeps the focus.
 */
export function Arranger({
  lanes,
  items,
  mayEnter = () => true,
  heading: Heading = 'h2',
  onMove,
}: ArrangerProps) {
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<string>();
  const focusOn = useRef<string>(undefined);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selector = focusOn.current;
    focusOn.current = undefined;
    if (selector) root.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const nested = items.flatMap(({ nested: id, title }) => (id === undefined ? [] : [{ id, title }]));
  const every = [...lanes, ...nested];

  function move(item: ArrangedItem, lane: string, index: number, by: string): void {
    const count = inLane(items, lane).filter(({ key }) => key !== item.key).length;
    if (!mayEnter(item, lane) || index < 0 || index > count) return;
    focusOn.current = `[data-item="${item.key}"] [data-move="${by}"]:not(:disabled), [data-item="${item.key}"] [data-move=handle]`;
    const laneTitle = every.find(({ id }) => id === lane)?.title ?? '';
    setAnnouncement(text.moved(item.title, laneTitle, index + 1));
    onMove(item, { lane, index });
  }

  function drop(event: DragEvent, lane: string, index: number): void {
    const item = items.find(({ key }) => key === dragged);
    setDragged(undefined);
    event.preventDefault();
    event.stopPropagation();
    if (!item || !mayEnter(item, lane)) return;
    const own = inLane(items, lane).findIndex(({ key }) => key === item.key);
    move(item, lane, own >= 0 && own < index ? index - 1 : index, 'handle');
  }

  function onKey(event: KeyboardEvent, item: ArrangedItem, index: number): void {
    const step = stepsBy[event.key];
    const aside = lanesBeside[event.key];
    if (step === undefined && aside === undefined) return;
    event.preventDefault();
    if (step !== undefined) {
      move(item, item.lane, index + step, 'handle');
      return;
    }
    const reachable = every.filter(({ id }) => id === item.lane || mayEnter(item, id));
    const lane = reachable[reachable.findIndex(({ id }) => id === item.lane) + (aside ?? 0)];
    if (lane) move(item, lane.id, inLane(items, lane.id).length, 'handle');
  }

  const drawLane = (lane: Lane): ReactNode => {
    const own = inLane(items, lane.id);
    return (
      <ol
        className="arranger-lane"
        aria-label={lane.title}
        data-lane={lane.id}
        onDragOver={(event) => dragged && event.preventDefault()}
        onDrop={(event) => drop(event, lane.id, own.length)}
      >
        {own.map((item, index) => (
          <li
            key={item.key}
            className="arranger-item"
            data-item={item.key}
            draggable={!item.isLocked}
            onDragStart={(event) => {
              event.stopPropagation();
              event.dataTransfer.setData('text/plain', item.title);
              setDragged(item.key);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDrop={(event) => drop(event, lane.id, index)}
          >
            <div className="arranger-head">
              {!item.isLocked && (
                <button
                  type="button"
                  className="office-quiet"
                  data-move="handle"
                  aria-label={text.handle(item.title)}
                  onKeyDown={(event) => onKey(event, item, index)}
                >
                  ⠿
                </button>
              )}
              <strong>{item.title}</strong>
              {!item.isLocked && (
                <span className="arranger-moves">
                  <button
                    type="button"
                    className="office-quiet"
                    data-move="up"
                    aria-label={text.up(item.title)}
                    disabled={index === 0}
                    onClick={() => move(item, lane.id, index - 1, 'up')}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    className="office-quiet"
                    data-move="down"
                    aria-label={text.down(item.title)}
                    disabled={index === own.length - 1}
                    onClick={() => move(item, lane.id, index + 1, 'down')}
                  >
                    ↓
                  </button>
                  <LaneChoice
                    item={item}
                    lanes={every.filter(({ id }) => id === item.lane || mayEnter(item, id))}
                    onChoose={(id) => move(item, id, inLane(items, id).length, 'lane')}
                  />
                </span>
              )}
            </div>
            {item.body}
            {item.nested !== undefined && drawLane({ id: item.nested, title: item.title })}
          </li>
        ))}
        {own.length === 0 && <li className="office-hint arranger-empty">{text.emptyLane}</li>}
      </ol>
    );
  };

  return (
    <div ref={root} className="arranger">
      <p className="office-hidden" role="status">
        {announcement}
      </p>
      {lanes.map((lane) => (
        <section key={lane.id} className="arranger-column" aria-label={lane.title}>
          <Heading className="arranger-title">{lane.title}</Heading>
          {drawLane(lane)}
        </section>
      ))}
    </div>
  );
}

/** Where an item may go besides its own lane. */
function LaneChoice({
  item,
  lanes,
  onChoose,
}: {
  readonly item: ArrangedItem;
  readonly lanes: readonly Lane[];
  readonly onChoose: (lane: string) => void;
}) {
  if (lanes.length < 2) return null;
  return (
    <select
      className="office-input"
      data-move="lane"
      aria-label={text.lane(item.title)}
      value={item.lane}
      onChange={({ target }) => onChoose(target.value)}
    >
      {lanes.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
