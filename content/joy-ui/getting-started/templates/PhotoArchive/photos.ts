export const decades = ['1920s', '1930s', '1950s'] as const;

export type Decade = (typeof decades)[number];

export interface Photo {
  id: string;
  title: string;
  place: string;
  year: number;
  decade: Decade;
  photographer: string;
  text: string;
  /** What the drawing that stands in for the scan is made of. */
  scene: 'viaduct' | 'station' | 'snow';
}

export const photos: Photo[] = [
  {
    id: 'VR-0012',
    title: 'First train over the viaduct',
    place: 'Kessel gorge',
    year: 1926,
    decade: '1920s',
    photographer: 'E. Marolt',
    text: 'The locomotive was polished for two days. The bishop, who had blessed the arches, preferred to walk.',
    scene: 'viaduct',
  },
  {
    id: 'VR-0047',
    title: 'Waiting room, third class',
    place: 'Upper Lind',
    year: 1929,
    decade: '1920s',
    photographer: 'E. Marolt',
    text: 'The stove was paid for by passengers. Their names are scratched into its door.',
    scene: 'station',
  },
  {
    id: 'VR-0103',
    title: 'Snow plow at the pass',
    place: 'Hohe Scharte',
    year: 1934,
    decade: '1930s',
    photographer: 'Unknown',
    text: 'The line was closed for eleven days. The plow crew slept in the signal box and ate with the nuns.',
    scene: 'snow',
  },
  {
    id: 'VR-0110',
    title: 'New platform clock',
    place: 'Upper Lind',
    year: 1937,
    decade: '1930s',
    photographer: 'I. Sattler',
    text: 'It ran four minutes fast until 1951, by agreement with the bus company.',
    scene: 'station',
  },
  {
    id: 'VR-0216',
    title: 'Painters under the arches',
    place: 'Kessel gorge',
    year: 1953,
    decade: '1950s',
    photographer: 'I. Sattler',
    text: 'Nine coats of gray. When the last arch was done, the first one was due again.',
    scene: 'viaduct',
  },
  {
    id: 'VR-0240',
    title: 'The last steam train',
    place: 'Hohe Scharte',
    year: 1958,
    decade: '1950s',
    photographer: 'I. Sattler',
    text: 'Two hundred people rode it up the valley. One of them, the fireman’s daughter, drove the first diesel down.',
    scene: 'snow',
  },
];
