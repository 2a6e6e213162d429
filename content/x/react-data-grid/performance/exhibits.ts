export const exhibits = [
  { id: 1, name: 'Bronze astrolabe' },
  { id: 2, name: 'Printing press' },
  { id: 3, name: 'Glass armonica' },
  { id: 4, name: 'Herbarium sheet' },
];
