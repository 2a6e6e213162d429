export interface Bird {
  readonly id: number;
  readonly name: string;
  readonly latin: string;
  readonly seen: number;
  readonly note: string;
}

export const birds: readonly Bird[] = [
  {
    id: 1,
    name: 'Blackcap',
    latin: 'Sylvia atricapilla',
    seen: 12,
    note: 'Sings from the hedge by the weir.',
  },
  {
    id: 2,
    name: 'Kingfisher',
    latin: 'Alcedo atthis',
    seen: 2,
    note: 'Perches on the dead willow below the bridge early in the morning, dives for small fish and carries them upstream, so there may be a nest in the steep bank.',
  },
  {
    id: 3,
    name: 'Gray heron',
    latin: 'Ardea cinerea',
    seen: 4,
    note: 'Stands in the shallow water all day. The young one from last year is back and keeps its distance from the old pair.',
  },
  {
    id: 4,
    name: 'Swift',
    latin: 'Apus apus',
    seen: 31,
    note: 'First arrivals on May 3.',
  },
];
