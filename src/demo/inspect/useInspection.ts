import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import type { Knowledge } from './findPart.ts';
import {
  changeInspection,
  INITIAL_STATE,
  type InspectEvent,
  type InspectState,
} from './inspectState.ts';
import { listenToStage } from './listenToStage.ts';
import { formatState } from './parseClasses.ts';
import { listElements, pointAt, type Pointed } from './pointAt.ts';
import { findEdge } from './popups.ts';
import { findStep } from './findStep.ts';

interface InspectionUse {
  readonly stage: HTMLElement;
  readonly name: string;
  readonly knowledge: Knowledge | null;
  readonly onClose: () => void;
}

/** Lets pointer and keys choose an element of a demo, which does not answer to them meanwhile. */
export function useInspection({
  stage,
  name,
  knowledge,
  onClose,
}: InspectionUse): readonly [InspectState, (event: InspectEvent) => void] {
  const [state, change] = useReducer(changeInspection, INITIAL_STATE);
  const look = (target: Element | null | undefined): Pointed | null =>
    target && knowledge ? pointAt(target, stage, knowledge) : null;
  const onPoint = useEffectEvent((target: Element | null) =>
    change({ kind: 'point', pointed: look(target) }),
  );
  const early = useRef<Element>(null);
  const onPick = useEffectEvent((target: Element) => {
    if (!knowledge) early.current = target;
    change({ kind: 'pin', pointed: look(target) });
  });
  // A click while the names were on their way counts when they are there.
  const onKnowledge = useEffectEvent(() => change({ kind: 'pin', pointed: look(early.current) }));
  useEffect(() => {
    if (knowledge) onKnowledge();
  }, [knowledge]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInPopup = event.target instanceof Element && findEdge(stage, event.target) !== stage;
    if (event.key === 'Escape') {
      // Closes a menu or a dialog first.
      if (isInPopup && !state.isPinned) return undefined;
      event.preventDefault();
      event.stopPropagation();
      return state.isPinned ? change({ kind: 'unpin' }) : onClose();
    }
    if (isInPopup) event.stopPropagation();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return change({ kind: 'pin', pointed: state.pointed });
    }
    const elements = knowledge ? listElements(stage, knowledge) : [];
    const index = elements.findIndex((element) => element === state.pointed?.element);
    const step = findStep(event, index, elements.length);
    if (step === null) return undefined;
    if (step === 'leave') return leave(event, stage);
    event.preventDefault();
    const pointed = look(elements[step]);
    change({ kind: state.isPinned ? 'pin' : 'point', pointed });
    pointed?.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (pointed) announce(`${formatPart(pointed)}, ${step + 1} of ${elements.length}`);
  });
  useEffect(() => {
    const controller = new AbortController();
    listenToStage(stage, { onPoint, onPick, onKey }, controller.signal);
    return () => controller.abort();
  }, [stage]);
  useStageRole(stage, name);
  return [state, change];
}

/** `Button, root, disabled` */
function formatPart({ part }: Pointed): string {
  return [
    part.component.name,
    part.slot.key,
    ...part.states.map(({ className }) => formatState(className)),
  ].join(', ');
}

/** Forward out of the demo; backward the browser finds its way, since the stage itself has the focus. */
function leave(event: KeyboardEvent, stage: HTMLElement): void {
  if (event.shiftKey) return;
  event.preventDefault();
  stage.parentElement?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
}

/** The stage takes all keys while it is inspected, which screen readers must know. */
function useStageRole(stage: HTMLElement, name: string): void {
  useEffect(() => {
    const attributes = { role: 'application', 'aria-label': `Elements of ${name}`, tabindex: '0' };
    for (const [key, value] of Object.entries(attributes)) stage.setAttribute(key, value);
    stage.focus({ preventScroll: true });
    announce('Press Tab to walk through the elements, Enter to keep one, Escape to end.');
    return () => {
      stage.removeAttribute('role');
      stage.removeAttribute('aria-label');
      stage.tabIndex = -1;
    };
  }, [stage, name]);
}
