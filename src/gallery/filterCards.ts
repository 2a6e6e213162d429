/** A card as the filter sees it. */
export interface FilteredCard {
  readonly title: string;
  readonly description: string;
  /** The group of the navigation that it belongs to: what it is for. */
  readonly group: string;
}

/** What a reader asks for. */
export interface GalleryView {
  readonly query: string;
  /** Null for all groups. */
  readonly group: string | null;
}

/** Other names of what a word stands for, each as one lower-case word. */
export type FindSynonyms = (word: string) => readonly string[];

/** Whether each card is shown: all words of the query are in its name, description or group, or mean its name. */
export function filterCards(
  cards: readonly FilteredCard[],
  { query, group }: GalleryView,
  findSynonyms: FindSynonyms,
): boolean[] {
  const words = splitWords(query);
  const meant = new Set(findSynonyms(words.join('')));
  return cards.map((card) => {
    if (group !== null && card.group !== group) return false;
    const name = splitWords(card.title).join('');
    if (words.length === 0 || meant.has(name) || name.includes(words.join(''))) return true;
    const texts = splitWords(`${card.title} ${card.description} ${card.group}`);
    return words.every(
      (word) => texts.some((text) => text.startsWith(word)) || findSynonyms(word).includes(name),
    );
  });
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
