import { deskText } from '#shared/language/ka/office/desks.ts';
import { listText } from '#shared/language/ka/office/office.ts';
import { DateField } from '../fields/dates/DateField.tsx';

interface DeskFiltersProps {
  /** The query of the address, which holds the current filters. */
  readonly params: URLSearchParams;
  /** The label of the search; absent where nothing is searched. */
  readonly search: string | undefined;
  readonly states: readonly { readonly name: string; readonly label: string; readonly count: number }[];
  readonly hasDays: boolean;
  /** The number of rows, or the outcome of the last act. */
  readonly status: string;
  readonly onAsk: (name: string, value: string) => void;
}

/** The filters of a desk: search, states and days. Each choice is reported with the name it has in the address. */
export function DeskFilters({ params, search, states, hasDays, status, onAsk }: DeskFiltersProps) {
  return (
    <div className="office-filters">
      {search && (
        <input
          type="search"
          name="search"
          className="office-input"
          aria-label={search}
          placeholder={search}
          defaultValue={params.get('search') ?? ''}
          onChange={(event) => onAsk('search', event.target.value.trim())}
        />
      )}
      {states.length > 0 && (
        <select
          name="state"
          className="office-input"
          aria-label={listText.states}
          value={params.get('state') ?? ''}
          onChange={(event) => onAsk('state', event.target.value)}
        >
          <option value="">{deskText.all}</option>
          {states.map(({ name, label, count }) => (
            <option key={name} value={name}>
              {`${label} (${count})`}
            </option>
          ))}
        </select>
      )}
      {hasDays && (
        <div className="office-days">
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              kind="date"
              name={name}
              label={deskText[name]}
              value={params.get(name) ?? ''}
              onChange={(day) => onAsk(name, day)}
            />
          ))}
        </div>
      )}
      <p className="office-hint" role="status">
        {status}
      </p>
    </div>
  );
}
