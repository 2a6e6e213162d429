import type { ClickEvent } from './events.ts';

/** The attributes an element names its click event with. */
export const CLICK_ATTRIBUTES = {
  category: 'data-ga-event-category',
  action: 'data-ga-event-action',
  label: 'data-ga-event-label',
  split: 'data-ga-event-split',
} as const;

/** A click event and the share of clicks that are sent. */
export interface SampledClick {
  readonly event: ClickEvent;
  readonly share: number;
}

/** Reads the event off the clicked element or the nearest one around it that names one. */
export function readClickEvent(target: Pick<Element, 'closest'>): SampledClick | null {
  const element = target.closest(`[${CLICK_ATTRIBUTES.category}]`);
  const name = element?.getAttribute(CLICK_ATTRIBUTES.category);
  if (!element || !name) return null;
  const share = Number.parseFloat(element.getAttribute(CLICK_ATTRIBUTES.split) ?? '');
  return {
    event: {
      name,
      parameters: {
        eventAction: element.getAttribute(CLICK_ATTRIBUTES.action) ?? 'click',
        eventLabel: element.getAttribute(CLICK_ATTRIBUTES.label) ?? '',
      },
    },
    share: share >= 0 && share <= 1 ? share : 1,
  };
}
