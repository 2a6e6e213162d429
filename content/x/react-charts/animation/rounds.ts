export const sites = ['Old mill', 'Station', 'Harbor', 'Park'];

/** Votes for the site of a youth center, in three rounds. */
export const rounds = [
  [64, 88, 121, 75],
  [52, 96, 140, 60],
  [31, 142, 158, 17],
];
