export const topics = ['Weather', 'Birds', 'Island life'] as const;

export type Topic = (typeof topics)[number];

export interface Post {
  slug: string;
  title: string;
  topic: Topic;
  author: string;
  date: string;
  minutes: number;
  summary: string;
  paragraphs: string[];
}

export const posts: Post[] = [
  {
    slug: 'the-storm-that-stayed',
    title: 'The storm that stayed for nine days',
    topic: 'Weather',
    author: 'Solveig Aune',
    date: 'April 14, 2025',
    minutes: 6,
    summary:
      'What the instruments saw when a low forgot to move on, and what we saw from the door.',
    paragraphs: [
      'Lows pass. They come up the channel, shake the shutters and are over the mainland by supper. This one arrived on a Tuesday and was still here for the Thursday after next.',
      'The barometer wrote a line so flat that I changed the pen, thinking it was dry. It was not. The pressure had found a number it liked, and the wind had found ours.',
      'On the sixth day the anemometer lost a cup. We measured with the old one, which hangs in the hall and which I had taken for an ornament.',
    ],
  },
  {
    slug: 'counting-gannets',
    title: 'How to count eleven thousand gannets',
    topic: 'Birds',
    author: 'Idris Falk',
    date: 'April 2, 2025',
    minutes: 4,
    summary: 'A grid, two clickers and a rule about who is allowed to sneeze.',
    paragraphs: [
      'You do not count gannets. You count squares of gannets, and you argue about the edges.',
      'Each ledge is photographed at noon, when the shadows are short. The picture gets a grid, and two of us count every square without speaking. Where we differ by more than three, we count again.',
    ],
  },
  {
    slug: 'bread-without-a-shop',
    title: 'Bread, without a shop',
    topic: 'Island life',
    author: 'Solveig Aune',
    date: 'March 21, 2025',
    minutes: 3,
    summary: 'The supply boat brings flour every sixth week. The rest is planning.',
    paragraphs: [
      'Flour keeps, yeast does not. The jar on the windowsill is older than the station’s generator and has better manners.',
      'We bake on days with a steady southerly: the chimney draws well then, and the kitchen stays warm until the evening readings.',
    ],
  },
  {
    slug: 'a-balloon-at-noon',
    title: 'A balloon at noon, every noon',
    topic: 'Weather',
    author: 'Idris Falk',
    date: 'March 9, 2025',
    minutes: 5,
    summary: 'Why a rubber balloon still knows things that satellites have to guess.',
    paragraphs: [
      'It rises five meters a second and tells us, once a second, how warm and damp the air is that it passes through.',
      'After ninety minutes it bursts, some thirty kilometers up. The parachute is orange, and twice somebody has posted it back to us.',
    ],
  },
];
