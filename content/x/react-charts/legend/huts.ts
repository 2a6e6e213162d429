export const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

/** Nights spent in mountain huts, by month. */
export const huts = [
  { id: 'larch', label: 'Larch Hut', nights: [310, 620, 690, 480, 150] },
  { id: 'saddle', label: 'Saddle House', nights: [180, 540, 580, 350, 40] },
  { id: 'glacier', label: 'Glacier Hut', nights: [60, 390, 460, 210, 0] },
  { id: 'mill', label: 'Old Mill', nights: [240, 330, 350, 290, 220] },
  { id: 'lake', label: 'Lake Refuge', nights: [120, 280, 310, 190, 70] },
];
