/** Seats of a theater and what was sold of them on four evenings. */
export const evenings = ['Thu', 'Fri', 'Sat', 'Sun'];

export const categories = [
  { short: 'A', name: 'Stalls', note: 'rows 1 to 12', sold: [148, 176, 184, 97] },
  { short: 'B', name: 'Circle', note: 'rows 13 to 20', sold: [85, 102, 118, 54] },
  { short: 'C', name: 'Balcony', note: 'standing from 7 pm', sold: [21, 38, 60, 12] },
];

/** Light enough for black labels, in dark mode too. */
export const colors = ['#9fa8da', '#ffb74d', '#80cbc4'];
