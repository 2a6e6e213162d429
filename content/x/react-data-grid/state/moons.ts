export interface Moon {
  readonly id: number;
  readonly moon: string;
  readonly planet: string;
  readonly diameter: number;
  readonly found: number;
}

export const moons: readonly Moon[] = [
  { id: 1, moon: 'Ganymede', planet: 'Jupiter', diameter: 5268, found: 1610 },
  { id: 2, moon: 'Callisto', planet: 'Jupiter', diameter: 4821, found: 1610 },
  { id: 3, moon: 'Io', planet: 'Jupiter', diameter: 3643, found: 1610 },
  { id: 4, moon: 'Europa', planet: 'Jupiter', diameter: 3122, found: 1610 },
  { id: 5, moon: 'Titan', planet: 'Saturn', diameter: 5150, found: 1655 },
  { id: 6, moon: 'Iapetus', planet: 'Saturn', diameter: 1469, found: 1671 },
  { id: 7, moon: 'Rhea', planet: 'Saturn', diameter: 1527, found: 1672 },
  { id: 8, moon: 'Titania', planet: 'Uranus', diameter: 1577, found: 1787 },
  { id: 9, moon: 'Oberon', planet: 'Uranus', diameter: 1523, found: 1787 },
  { id: 10, moon: 'Triton', planet: 'Neptune', diameter: 2707, found: 1846 },
];
