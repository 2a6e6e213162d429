import { clickElement } from './clickElement.ts';
import { createElementIds } from './elementIds.ts';
import { listenToStage } from './listenToStage.ts';
import { listElements, lookAt } from './lookAround.ts';
import { findEdge } from './popups.ts';
import { readStyles } from './overrides/readStyles.ts';
import type { Scene, Sight } from './scene.ts';

/** The elements of a demo that is part of the page. */
export function createPageScene(stage: HTMLElement): Scene {
  const ids = createElementIds();
  const look = (element: Element | null): Sight | null => element && lookAt(element, stage, ids);
  return {
    listen: ({ onPoint, onPick, onKey }, signal) =>
      listenToStage(
        stage,
        {
          onPoint: (target) => onPoint(look(target)),
          onPick(target) {
            const sight = look(target);
            if (sight) onPick(sight);
          },
          onKey: (event) =>
            onKey(
              event,
              event.target instanceof Element && findEdge(stage, event.target) !== stage,
            ),
        },
        signal,
      ),
    list: () => listElements(stage, ids),
    async visit(id) {
      const element = ids.find(id);
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return look(element);
    },
    async read(id) {
      const element = ids.find(id);
      return element && readStyles(element);
    },
    place(id) {
      const element = ids.find(id);
      const edge = (element && findEdge(stage, element)) ?? stage;
      return {
        context: element ?? stage,
        edge,
        figure: edge === stage ? stage.closest('figure') : null,
        measure: () => ids.find(id)?.getBoundingClientRect() ?? null,
      };
    },
    click(id) {
      const element = ids.find(id);
      if (element) clickElement(element);
    },
    // Those of the page have the focus themselves.
    closePopup: async () => false,
    focusNear(id) {
      const element = id === null ? null : ids.find(id);
      const isInPopup = element && findEdge(stage, element) === document.body;
      const near = isInPopup ? element.closest<HTMLElement>('[tabindex]') : null;
      (near ?? stage).focus({ preventScroll: true });
    },
  };
}
