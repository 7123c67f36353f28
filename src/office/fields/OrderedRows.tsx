import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recordText } from '#shared/language/ka/office/office.ts';
import { shapeText } from '#shared/language/ka/office/shapes.ts';

/** Rows in an order that buttons and the mouse change; the focus stays with the row that moved. */
export function OrderedRows({
  keys,
  nameOf,
  isLocked,
  isOrdered = true,
  onMove,
  onRemove,
  children,
}: {
  readonly keys: readonly number[];
  /** What a row is called in the names of its buttons. */
  readonly nameOf: (key: number, at: number) => string;
  readonly isLocked: boolean;
  readonly isOrdered?: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly children: (key: number, at: number) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number>(undefined);
  const [moved, setMoved] = useState<{ readonly key: number; readonly by: 'up' | 'down' }>();
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-row="${moved.key}"]`);
    const button = row?.querySelector<HTMLButtonElement>(`[data-move="${moved.by}"]`);
    (button ?? row?.querySelector<HTMLButtonElement>('[data-move]'))?.focus();
  }, [moved]);
  const moveButton = (by: 'up' | 'down', key: number, at: number) => (
    <button
      type="button"
      className="office-quiet"
      data-move={by}
      aria-label={recordText[by === 'up' ? 'moveUp' : 'moveDown'](nameOf(key, at))}
      onClick={() => {
        onMove(at, by === 'up' ? at - 1 : at + 1);
        setMoved({ key, by });
      }}
    >
      {by === 'up' ? '↑' : '↓'}
    </button>
  );
  return (
    <ol ref={list}>
      {keys.map((key, at) => (
        <li
          key={key}
          data-row={key}
          onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged.current !== undefined && dragged.current !== at) onMove(dragged.current, at);
            dragged.current = undefined;
          }}
        >
          {!isLocked && isOrdered && keys.length > 1 && (
            <span
              className="office-handle"
              draggable
              aria-hidden
              title={shapeText.handle}
              onDragStart={() => {
                dragged.current = at;
              }}
            >
              ⠿
            </span>
          )}
          {children(key, at)}
          {!isLocked && isOrdered && at > 0 && moveButton('up', key, at)}
          {!isLocked && isOrdered && at < keys.length - 1 && moveButton('down', key, at)}
          {!isLocked && (
            <button
              type="button"
              className="office-quiet"
              data-remove
              aria-label={recordText.remove(nameOf(key, at))}
              onClick={() => onRemove(at)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A list with the entry of one place at another. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
