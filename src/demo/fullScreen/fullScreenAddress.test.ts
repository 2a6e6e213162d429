import { describe, expect, it } from 'vitest';
import {
  changeWidth,
  formatFullScreen,
  parseFullScreen,
  type FullScreenQuery,
} from './fullScreenAddress.ts';

const NAMES = ['Dashboard', 'SignIn'];

describe('parseFullScreen', () => {
  it.each<[string, readonly string[], FullScreenQuery | null]>([
    ['', NAMES, null],
    ['?theme.radius=4', NAMES, null],
    ['?fullscreen=Dashboard', [], null],
    ['?fullscreen=SignIn', NAMES, { name: 'SignIn', width: null, refused: [] }],
    ['?fullscreen=SignIn&fullscreen.width=390', NAMES, { name: 'SignIn', width: 390, refused: [] }],
    [
      '?fullscreen=%3Cimg%20src=x%3E',
      NAMES,
      {
        name: 'Dashboard',
        width: null,
        refused: [
          'This page has no demo “<img src=x>” to show full screen: it has Dashboard, SignIn.',
        ],
      },
    ],
    [
      `?fullscreen=${'a'.repeat(60)}`,
      ['SignIn'],
      {
        name: 'SignIn',
        width: null,
        refused: [`This page has no demo “${'a'.repeat(40)}…” to show full screen: it has SignIn.`],
      },
    ],
    ...['', '0', '239', '3841', '1e3', '390px', '-390'].map(
      (text): [string, readonly string[], FullScreenQuery] => [
        `?fullscreen=SignIn&fullscreen.width=${text}`,
        NAMES,
        {
          name: 'SignIn',
          width: null,
          refused: [`“${text}” is no width: it is a number from 240 to 3840.`],
        },
      ],
    ),
  ])('reads %j among %j', (search, names, query) => {
    expect(parseFullScreen(search, names)).toEqual(query);
  });

  it('reads what was written', () => {
    const address = `https://a.example${formatFullScreen('/lamps/', 'SignIn')}`;
    const narrow = changeWidth(address, 390);
    const { search } = new URL(narrow);
    expect(parseFullScreen(search, NAMES)).toEqual({ name: 'SignIn', width: 390, refused: [] });
    expect(changeWidth(narrow, null)).toBe(address);
  });
});
