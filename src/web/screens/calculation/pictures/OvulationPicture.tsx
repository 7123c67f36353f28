import {
  addDays,
  type CivilDay,
  formatDay,
  partsOfDay,
  weekdayOf,
} from '#shared/calculators/days/civil-day.ts';
import type { OvulationResult } from '#shared/calculators/ovulation/compute.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { Legend } from '../charts/Legend.tsx';

const head = 26;
const row = 48;
const columns = 7;

type Kind = 'plain' | 'period' | 'fertile' | 'ovulation';

/** What a calendar of an irregular cycle, or of another month, does not show, its legend does not name. */
const daysOfOvulation = [
  { shade: 'near', text: pictures.fertile },
  { shade: 'brand', text: pictures.ovulationDay },
] as const;
const today = { shade: 'outline', text: pictures.today } as const;

/** The running cycle as a calendar from Monday to Sunday, to the first day of the next one. */
export function OvulationPicture({ result }: { readonly result: OvulationResult }) {
  const [cycle] = result.cycles;
  const first = addDays(cycle.start, -weekdayOf(cycle.start));
  const weeks = Math.floor((cycle.nextPeriod - first) / columns) + 1;
  const days = Array.from({ length: weeks * columns }, (_, index) => addDays(first, index));
  const kindOf = (day: CivilDay): Kind => {
    if (day === cycle.start || day === cycle.nextPeriod) return 'period';
    if (result.isIrregular) return 'plain';
    if (day === cycle.ovulation) return 'ovulation';
    return day >= cycle.fertileFrom && day <= cycle.fertileTo ? 'fertile' : 'plain';
  };
  return (
    <Chart
      title={pictures.ovulation}
      description={pictures.ovulationDescription(formatDay(cycle.ovulation), formatDay(cycle.nextPeriod))}
      height={head + weeks * row}
      draw={(width) => {
        const column = width / columns;
        return (
          <>
            {pictures.weekdays.map((name, index) => (
              <text key={name} className={styles.tick} x={(index + 0.5) * column} y={15} textAnchor="middle">
                {name}
              </text>
            ))}
            {days.map((day, index) => (
              <g
                key={day}
                transform={`translate(${(index % columns) * column} ${head + Math.floor(index / columns) * row})`}
              >
                <DayCell
                  day={day}
                  kind={kindOf(day)}
                  isToday={day === result.on}
                  width={column}
                  isFirst={index === 0}
                />
              </g>
            ))}
          </>
        );
      }}
    >
      <Legend
        items={[
          { shade: 'high', text: pictures.period },
          ...(result.isIrregular ? [] : daysOfOvulation),
          ...(days.includes(result.on) ? [today] : []),
        ]}
      />
    </Chart>
  );
}

interface DayCellProps {
  readonly day: CivilDay;
  readonly kind: Kind;
  readonly isToday: boolean;
  readonly width: number;
  readonly isFirst: boolean;
}

const shades = { plain: 'blank', period: 'high', fertile: 'near', ovulation: 'brand' } as const;

function DayCell({ day, kind, isToday, width, isFirst }: DayCellProps) {
  const { day: number, month } = partsOfDay(day);
  const isNamed = isFirst || number === 1;
  return (
    <>
      <rect className={styles[shades[kind]]} x={2} y={2} width={width - 4} height={row - 4} rx={8} />
      {isToday && <rect className={styles.outline} x={3} y={3} width={width - 6} height={row - 6} rx={7} />}
      <text
        className={kind === 'ovulation' ? styles.onBrand : styles.dayNumber}
        data-kind={kind}
        x={width / 2}
        y={isNamed ? 21 : 29}
        textAnchor="middle"
      >
        {number}
      </text>
      {isNamed && (
        <text
          className={kind === 'ovulation' ? styles.monthOnBrand : styles.month}
          data-kind={kind}
          x={width / 2}
          y={37}
          textAnchor="middle"
        >
          {pictures.months3[month - 1]}
        </text>
      )}
    </>
  );
}
