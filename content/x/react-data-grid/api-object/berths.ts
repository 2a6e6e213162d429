export interface Berth {
  readonly id: number;
  readonly pier: string;
  readonly boat: string;
  readonly length: number;
  readonly paid: boolean;
}

const boats = ['Merlin', 'Tern', 'Dorado', 'Petrel', 'Solveig', 'Osprey', 'Isla', 'Fulmar'];

export const berths: readonly Berth[] = Array.from({ length: 32 }, (_, index) => ({
  id: index + 1,
  pier: 'ABCD'.charAt(index % 4),
  boat: `${boats[(index * 3) % 8]} ${['I', 'II', 'III', 'IV'][Math.floor(index / 8)]}`,
  length: 6 + ((index * 7) % 9),
  paid: index % 9 !== 6,
}));
