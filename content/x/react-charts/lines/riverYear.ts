const dayInMs = 24 * 60 * 60 * 1000;

/** Midnight of each day of 2025, in UTC. */
export const dates = Array.from(
  { length: 365 },
  (_, day) => new Date(Date.UTC(2025, 0, 1) + day * dayInMs),
);

/** A level for each day, in meters: high in spring, with smaller waves on top. */
export const levels = dates.map((_, day) => {
  const season = 0.8 * Math.cos((day - 80) / 58);
  const waves = 0.2 * Math.sin(day / 4.3) + 0.1 * Math.sin(day * 1.7);
  return Math.round((2.4 + season + waves) * 100) / 100;
});
