export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];

/** Parcels sent from each depot, by day. */
export const depots = [
  { name: 'Leeds', parcels: [410, 432, 398, 455, 501, 220, 180, 476, 510, 534] },
  { name: 'Bristol', parcels: [365, 340, 352, 310, 298, 120, 90, 280, 265, 241] },
  { name: 'Cardiff', parcels: [150, 162, 149, 171, 158, 60, 52, 160, 155, 166] },
];
