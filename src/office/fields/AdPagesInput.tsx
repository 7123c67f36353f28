import { useId, useState } from 'react';
import type { PageRule } from '#shared/advertising/campaign.ts';
import { quietRoutes } from '#shared/advertising/places.ts';
import { adPagesText as text } from '#shared/language/ka/office/shapes.ts';
import type { InputProps } from './input-props.ts';
import { ReferenceInput } from './ReferenceInput.tsx';

/** A page that is picked, and where on pages of its kind the advertisement is shown. */
interface PickedPage {
  readonly route: string;
  readonly radio: PageRule['radio'];
  readonly ids: readonly number[];
}

/** The collections whose records have the pages of a route. */
const collectionOfRoute: Readonly<Record<string, string>> = {
  ...{ article: 'article', category: 'category', clinic: 'clinic', doctor: 'doctor', journal: 'journal' },
  ...{ author: 'author', consultant: 'consultant', tag: 'tag', term: 'term' },
  specialproject: 'special_project',
};
const nameOf = (route: string): string => text.pages[route] ?? route;

/** Chooses the pages on which an advertisement is shown. */
export function AdPagesInput({ field, value, isLocked, id, describedBy, onChange }: InputProps) {
  const [picked, setPicked] = useState<readonly PickedPage[]>(() => pickedIn(value));
  const change = (next: readonly PickedPage[]) => {
    setPicked(next);
    onChange(pagesOf(next));
  };
  const changeAt = (at: number, values: Partial<PickedPage>) =>
    change(picked.map((one, place) => (place === at ? { ...one, ...values } : one)));
  const free = Object.keys(text.pages).filter(
    (route) => !quietRoutes.has(route) && picked.every((one) => one.route !== route),
  );
  return (
    <div className="office-reference">
      {picked.length === 0 && <p className="office-note">{text.none}</p>}
      <ul>
        {picked.map((page, at) => (
          <li key={page.route} data-page={page.route}>
            <PageRuleInput page={page} isLocked={isLocked} onChange={(values) => changeAt(at, values)} />
            {!isLocked && (
              <button
                type="button"
                className="office-quiet"
                aria-label={text.remove(nameOf(page.route))}
                onClick={() => {
                  change(picked.filter((_, place) => place !== at));
                  document.getElementById(id)?.focus();
                }}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <select
        id={id}
        name={field.name}
        className="office-input"
        disabled={isLocked}
        aria-describedby={describedBy}
        value=""
        onChange={(event) =>
          event.target.value !== '' &&
          change([...picked, { route: event.target.value, radio: 'all', ids: [] }])
        }
      >
        <option value="">{text.add}</option>
        {free.map((route) => (
          <option key={route} value={route}>
            {nameOf(route)}
          </option>
        ))}
      </select>
    </div>
  );
}

function PageRuleInput({
  page: { route, radio, ids },
  isLocked,
  onChange,
}: {
  readonly page: PickedPage;
  readonly isLocked: boolean;
  readonly onChange: (values: Partial<PickedPage>) => void;
}) {
  const id = useId();
  const of = collectionOfRoute[route];
  return (
    <div className="office-parts">
      <span>{nameOf(route)}</span>
      {(of !== undefined || radio !== 'all') && (
        <select
          className="office-input"
          name={`rule.${route}`}
          aria-label={text.rule(nameOf(route))}
          disabled={isLocked}
          value={radio}
          onChange={(event) => {
            const chosen = (['all', 'only', 'all_except'] as const).find((one) => one === event.target.value);
            onChange({ radio: chosen ?? 'all' });
          }}
        >
          {(['all', 'only', 'all_except'] as const).map((one) => (
            <option key={one} value={one}>
              {text.rules[one]}
            </option>
          ))}
        </select>
      )}
      {radio !== 'all' && of !== undefined && (
        <div className="office-field">
          <label htmlFor={id}>{text.items(nameOf(route))}</label>
          <ReferenceInput
            field={{ name: `items.${route}`, of, many: true }}
            id={id}
            value={ids}
            isLocked={isLocked}
            describedBy={undefined}
            onChange={(next) =>
              onChange({ ids: Array.isArray(next) ? next.filter((one) => typeof one === 'number') : [] })
            }
          />
        </div>
      )}
      {radio !== 'all' && of === undefined && (
        <input
          className="office-input"
          aria-label={text.itemNumbers}
          disabled={isLocked}
          defaultValue={ids.join(', ')}
          onChange={(event) => onChange({ ids: (event.target.value.match(/\d+/g) ?? []).map(Number) })}
        />
      )}
    </div>
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The picked pages of a stored value: rules by route, and routes without one, whose every page counts. */
function pickedIn(value: unknown): PickedPage[] {
  if (!isObject(value)) return [];
  const { other, ...rules } = value;
  const unruled = Array.isArray(other) ? other.map(String) : [];
  return [
    ...Object.entries(rules).flatMap(([route, rule]): PickedPage[] => {
      if (!isObject(rule)) return [];
      const radio = rule.radio === 'only' || rule.radio === 'all_except' ? rule.radio : 'all';
      const items = Array.isArray(rule.items) ? rule.items : [];
      return [{ route, radio, ids: items.flatMap((one) => (isObject(one) ? [Number(one.id)] : [])) }];
    }),
    ...unruled
      .filter((route) => !(route in rules))
      .map((route): PickedPage => ({ route, radio: 'all', ids: [] })),
  ];
}

function pagesOf(picked: readonly PickedPage[]): Readonly<Record<string, unknown>> | null {
  if (picked.length === 0) return null;
  return Object.fromEntries(
    picked.map(({ route, radio, ids }) => [
      route,
      radio === 'all' ? { radio } : { radio, items: ids.map((id) => ({ id })) },
    ]),
  );
}
