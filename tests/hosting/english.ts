import type { LanguageConfig } from '../../src/model/language.ts';

/** A site in one language, whatever others this one has. */
export const ENGLISH: LanguageConfig = { supported: ['en'], default: 'en' };
