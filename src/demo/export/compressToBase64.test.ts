import { describe, expect, it } from 'vitest';
import { compressToBase64 } from './compressToBase64.ts';

describe('compressToBase64', () => {
  // Expected texts are what lz-string 1.5.0 answers.
  it.each([
    ['', 'Q==='],
    ['a', 'IZA='],
    ['hello hello hello', 'BYUwNmD2AEoTcpA='],
    [
      'The quick brown fox jumps over the lazy dog; THE QUICK BROWN FOX JUMPS OVER THE LAZY DOG: 0123456789',
      'CoCwpgBAjgrglgYwNYQEYCcD2B3AdhAM0wA8IArGAWwAcBnCTANzHQgBdwIAbAQwC8AnhAAmmAOYBuCMAASAUQgBFAKoBJAMIBpCACEASgHkA6gDkIAMQMANCACllAWQAKAZQgGAanL3T5EADIAggBaAJoQACIGAOIAXBAADACMAEwAzAAsAKwAbADsABwAnEA==',
    ],
    ['漢字 and 漢字', 'kT2nVtAECGB2AmakA==='],
  ])('writes %j as lz-string does', (text, compressed) => {
    expect(compressToBase64(text)).toBe(compressed);
  });

  it('makes repetitive text smaller', () => {
    const text = "import Button from '@mui/material/Button';\n".repeat(50);
    expect(compressToBase64(text).length).toBeLessThan(text.length / 3);
  });
});
