import { STYLE_TEXTS, type IconStyle } from '../model/iconFiles.ts';
import type { IconAnswer } from './searchIcons.ts';

interface Asked {
  readonly query: string;
  readonly style: IconStyle;
  /** How many icons the first style has, which is known before the list is. */
  readonly count: number;
}

/** Says how many icons were found; null stands for a list that is still on its way. */
export function describeAnswer(answer: IconAnswer | null, asked: Asked): string {
  const query = asked.query.trim();
  if (!answer) {
    return query === '' && asked.style === 'Filled'
      ? `${asked.count.toLocaleString('en')} icons`
      : 'Loading the list of icons…';
  }
  const { length } = answer.found;
  if (length === 0) {
    return `No icon for “${query}” in the style ${STYLE_TEXTS[asked.style]}.`;
  }
  const icons = length === 1 ? '1 icon' : `${length.toLocaleString('en')} icons`;
  if (query === '') return icons;
  return answer.readAs === null ? `${icons} for “${query}”` : `${icons} for “${answer.readAs}”`;
}
