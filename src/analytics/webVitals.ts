import type { NamedEvent } from './events.ts';

/** A measurement as the `web-vitals` library hands it over. */
export interface Vital {
  readonly name: string;
  readonly value: number;
  readonly delta: number;
  readonly id: string;
  readonly rating: string;
}

type Listen = (report: (vital: Vital) => void) => void;

/** The part of the `web-vitals` library in use. */
export interface VitalsLibrary {
  readonly onCLS: Listen;
  readonly onFCP: Listen;
  readonly onINP: Listen;
  readonly onLCP: Listen;
  readonly onTTFB: Listen;
}

/** Reports the five measures of this visit. */
export function reportVitals(library: VitalsLibrary, send: (event: NamedEvent) => void): void {
  const report = ({ name, value, delta, id, rating }: Vital) =>
    send({
      name: 'web_vitals',
      parameters: {
        metric_name: name,
        metric_value: value,
        metric_delta: delta,
        metric_id: id,
        metric_rating: rating,
      },
    });
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
  for (const listen of [onCLS, onFCP, onINP, onLCP, onTTFB]) listen(report);
}
