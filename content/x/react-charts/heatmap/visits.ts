export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['8:00', '11:00', '14:00', '17:00', '20:00'];

/** People in a climbing gym: a row for each of the hours, a column for each of the days. */
const people = [
  [12, 14, 11, 15, 13, 38, 42],
  [18, 16, 20, 19, 24, 91, 97],
  [22, 25, 31, 27, 36, 110, 104],
  [84, 92, 101, 95, 88, 72, 66],
  [118, 126, 131, 120, 74, 40, 25],
];

/** Cells of a heatmap: index of the day, index of the hour, people. */
export const cells = people.flatMap((row, hour) =>
  row.map((count, day) => [day, hour, count] as const),
);
