export const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

/** Listeners of four radio stations by hour, in thousands. */
export const stations = [
  { label: 'Wave', listeners: [42, 61, 55, 48, 66, 31] },
  { label: 'Echo', listeners: [30, 44, 38, 41, 52, 47] },
  { label: 'Pulse', listeners: [12, 25, 33, 36, 40, 52] },
  { label: 'Classic', listeners: [22, 28, 20, 17, 24, 26] },
];
