export const laps = [1, 2, 3, 4, 5, 6];

/** Seconds that each runner took for each lap of 400 meters. */
export const runners = [
  { id: 'amara', label: 'Amara', seconds: [72, 74, 75, 76, 75, 70] },
  { id: 'jonas', label: 'Jonas', seconds: [70, 73, 77, 80, 79, 74] },
  { id: 'mei', label: 'Mei', seconds: [75, 75, 74, 74, 73, 71] },
  { id: 'pablo', label: 'Pablo', seconds: [71, 76, 79, 78, 80, 77] },
];
