import { addDays, type CivilDay, partsOfDay, weekdayOf } from '#shared/calculators/days/civil-day.ts';
import { writeDay } from '#shared/calculators/days/write-day.ts';
import type { CycleForecast, FertileRange, OvulationResult } from '#shared/calculators/ovulation/compute.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { Legend } from '../charts/Legend.tsx';

const headerHeight = 26;
const rowHeight = 48;
const daysPerWeek = 7;

type DayKind = 'plain' | 'period' | 'fertile' | 'ovulation';

/** Legend items of a regular cycle. An irregular cycle has only `possibleDays`, and `today` needs the current month. */
const regularLegend = [
  { shade: 'near', text: pictures.fertile },
  { shade: 'brand', text: pictures.ovulationDay },
] as const;
const irregularLegend = [{ shade: 'near', text: pictures.possiblyFertile }] as const;
const todayLegend = { shade: 'outline', text: pictures.today } as const;

/** Draws the current cycle as a calendar (Monday to Sunday), up to the next period or the last possibly fertile day. */
export function OvulationPicture({ result }: { readonly result: OvulationResult }) {
  const { cycles, irregular } = result;
  const [cycle] = cycles;
  const first = addDays(cycle.start, -weekdayOf(cycle.start));
  const last = irregular ? Math.max(irregular.to, cycle.nextPeriod) : cycle.nextPeriod;
  const weeks = Math.floor((last - first) / daysPerWeek) + 1;
  const days = Array.from({ length: weeks * daysPerWeek }, (_, index) => addDays(first, index));
  return (
    <Chart
      title={pictures.ovulation}
      description={
        irregular
          ? pictures.irregularDescription(writeDay(irregular.from), writeDay(irregular.to))
          : pictures.ovulationDescription(writeDay(cycle.ovulation), writeDay(cycle.nextPeriod))
      }
      height={headerHeight + weeks * rowHeight}
      draw={(width) => {
        const column = width / daysPerWeek;
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
                transform={`translate(${(index % daysPerWeek) * column} ${headerHeight + Math.floor(index / daysPerWeek) * rowHeight})`}
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
          ...(irregular ? irregularLegend : regularLegend),
          ...(days.includes(result.on) ? [todayLegend] : []),
        ]}
      />
    </Chart>
  );
}

function kindOf(
  day: CivilDay,
  { start, nextPeriod, ovulation, fertileFrom, fertileTo }: CycleForecast,
): DayKind {
  if (day === start || day === nextPeriod) return 'period';
  if (day === ovulation) return 'ovulation';
  return day >= fertileFrom && day <= fertileTo ? 'fertile' : 'plain';
}

/**
 * Classifies a day of an irregular cycle, in which neither the ovulation nor the next period can be predicted to the
 * day.
 */
function kindInRange(day: CivilDay, { start }: CycleForecast, { from, to }: FertileRange): DayKind {
  if (day === start) return 'period';
  return day >= from && day <= to ? 'fertile' : 'plain';
}

interface DayCellProps {
  readonly day: CivilDay;
  readonly kind: DayKind;
  readonly isToday: boolean;
  readonly width: number;
  readonly isFirst: boolean;
}

const shades = { plain: 'blank', period: 'high', fertile: 'near', ovulation: 'brand' } as const;

function DayCell({ day, kind, isToday, width, isFirst }: DayCellProps) {
  const { day: number, month } = partsOfDay(day);
  const hasMonthLabel = isFirst || number === 1;
  return (
    <>
      <rect className={styles[shades[kind]]} x={2} y={2} width={width - 4} height={rowHeight - 4} rx={8} />
      {isToday && (
        <rect className={styles.outline} x={3} y={3} width={width - 6} height={rowHeight - 6} rx={7} />
      )}
      <text
        className={kind === 'ovulation' ? styles.onBrand : styles.dayNumber}
        data-kind={kind}
        x={width / 2}
        y={hasMonthLabel ? 21 : 29}
        textAnchor="middle"
      >
        {number}
      </text>
      {hasMonthLabel && (
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
