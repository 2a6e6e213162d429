/** An advertisement as it is drawn, wherever it came from. */
export interface AdRecord {
  /** Address within the site (starting with a slash) or an https address. */
  readonly link: string;
  /** Address of a 130 × 100 picture; null for an advertisement of words alone. */
  readonly image: string | null;
  readonly name: string;
  readonly description: string;
  /** Who is behind the advertisement, shown below it. */
  readonly poweredBy: string;
  /** Names the advertisement in analytics. */
  readonly label: string;
}

/** An advertisement from the JSON endpoint, with the addresses that count its display. */
export interface NetworkAd {
  readonly record: AdRecord;
  readonly pixels: readonly string[];
}

/** Something about an advertisement worth counting. */
export interface AdReport {
  readonly action: 'display' | 'click' | 'crash';
  readonly label: string;
}
