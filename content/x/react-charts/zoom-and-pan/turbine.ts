import type { XAxis } from '@mui/x-charts-pro/models';

const hourInMs = 60 * 60 * 1000;

/** Each hour of March 2026, in UTC. */
export const hours = Array.from(
  { length: 31 * 24 },
  (_, hour) => new Date(Date.UTC(2026, 2, 1) + hour * hourInMs),
);

/** Power of a wind turbine in each of them, in megawatts: calm spells, storms, and gusts. */
export const power = hours.map((_, hour) => {
  const weather = 1.6 + 1.3 * Math.sin(hour / 37) + 0.6 * Math.sin(hour / 11.3);
  const gusts = 0.25 * Math.sin(hour * 2.1) + 0.2 * Math.sin(hour * 0.83);
  return Math.round(Math.min(3.2, Math.max(0, weather + gusts)) * 100) / 100;
});

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayAndHour = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  timeZone: 'UTC',
});

export const formatHour = (date: Date) => dayAndHour.format(date);

/** The time; of ticks, only those at midnight have a label. */
export const timeAxis: XAxis<'utc'> = {
  id: 'time',
  data: hours,
  scaleType: 'utc',
  domainLimit: 'strict',
  valueFormatter: (date: Date, { location }) => {
    if (location !== 'tick') {
      return formatHour(date);
    }
    return date.getUTCHours() === 0 ? day.format(date) : '';
  },
};

/** Same line in each demo. */
export const series = [
  {
    data: power,
    label: 'Power',
    showMark: false,
    curve: 'linear',
    valueFormatter: (value: number | null) => (value === null ? null : `${value} MW`),
  } as const,
];
