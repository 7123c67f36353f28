import { addDays, type CivilDay, partsOfDay, weekdayOf } from '#shared/calculators/days/civil-day.ts';
import { writeDay } from '#shared/calculators/days/write-day.ts';
import type { CycleForecast, FertileRange, OvulationResult } from '#shared/calculators/ovulation/compute.ts';
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
const possibleDays = [{ shade: 'near', text: pictures.possiblyFertile }] as const;
const today = { shade: 'outline', text: pictures.today } as const;

/** The running cycle as a calendar from Monday to Sunday, to the first day of the next one or the last that may be fertile. */
export function OvulationPicture({ result }: { readonly result: OvulationResult }) {
  const { cycles, irregular } = result;
  const [cycle] = cycles;
  const first = addDays(cycle.start, -weekdayOf(cycle.start));
  const last = irregular ? Math.max(irregular.to, cycle.nextPeriod) : cycle.nextPeriod;
  const weeks = Math.floor((last - first) / columns) + 1;
  const days = Array.from({ length: weeks * columns }, (_, index) => addDays(first, index));
  return (
    <Chart
      title={pictures.ovulation}
      description={
        irregular
          ? pictures.irregularDescription(writeDay(irregular.from), writeDay(irregular.to))
          : pictures.ovulationDescription(writeDay(cycle.ovulation), writeDay(cycle.nextPeriod))
      }
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
                  kind={irregular ? kindInRange(day, cycle, irregular) : kindOf(day, cycle)}
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
          ...(irregular ? possibleDays : daysOfOvulation),
          ...(days.includes(result.on) ? [today] : []),
        ]}
      />
    </Chart>
  );
}

function kindOf(
  day: CivilDay,
  { start, nextPeriod, ovulation, fertileFrom, fertileTo }: CycleForecast,
): Kind {
  if (day === start || day === nextPeriod) return 'period';
  if (day === ovulation) return 'ovulation';
  return day >= fertileFrom && day <= fertileTo ? 'fertile' : 'plain';
}

/** Where no single day can be named neither ovulation nor the next menstruation is marked. */
function kindInRange(day: CivilDay, { start }: CycleForecast, { from, to }: FertileRange): Kind {
  if (day === start) return 'period';
  return day >= from && day <= to ? 'fertile' : 'plain';
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
