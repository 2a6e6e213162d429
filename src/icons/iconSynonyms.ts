import { SCREEN_SYNONYMS } from './screenSynonyms.ts';
import { WORLD_SYNONYMS } from './worldSynonyms.ts';

/**
 * What people call things that icons are named otherwise for. The left side of a row is a name, or the words that
 * several names begin with; the right side lists words that lead there. A test holds the names against the package.
 */
export const ICON_SYNONYMS: Readonly<Record<string, string>> = {
  ...SCREEN_SYNONYMS,
  ...WORLD_SYNONYMS,
};
