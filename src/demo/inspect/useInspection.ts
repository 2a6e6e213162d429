import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { announce } from '../../ui/announce.ts';
import { findPart, type Knowledge } from './naming/findPart.ts';
import { findStep } from './findStep.ts';
import {
  changeInspection,
  INITIAL_STATE,
  isSame,
  type InspectEvent,
  type InspectState,
} from './inspectState.ts';
import { formatState } from './naming/parseClasses.ts';
import { pointAt, type PointedPart } from './pointAt.ts';
import type { Scene, SeenElement, Sight } from './scene.ts';

interface InspectionUse {
  readonly stage: HTMLElement;
  readonly scene: Scene;
  readonly name: string;
  readonly knowledge: Knowledge | null;
  readonly onClose: () => void;
}

type Show = (kind: 'point' | 'pin', sight: Sight | null) => Promise<PointedPart | null>;

/** Lets pointer and keys choose an element of a demo, which does not answer to them meanwhile. */
export function useInspection(
  use: InspectionUse,
): readonly [InspectState, (event: InspectEvent) => void] {
  const { stage, scene, name, knowledge } = use;
  const [state, change] = useReducer(changeInspection, INITIAL_STATE);
  const turns = useRef(0);
  /** Names what is seen and shows it once its styles are there. */
  const show: Show = async (kind, sight) => {
    turns.current += 1;
    const turn = turns.current;
    const found = sight && knowledge ? pointAt(sight, knowledge) : null;
    if (kind === 'point' && isSame(state.pointed, found)) return null;
    const read = found && (await scene.read(found.element.id));
    // What the pointer was at before does not matter any more; what was picked does.
    if (kind === 'point' && turn !== turns.current) return null;
    const pointed = found && read ? { ...found, read } : null;
    change({ kind, pointed });
    return pointed;
  };
  const onPoint = useEffectEvent((sight: Sight | null) => void show('point', sight));
  const early = useRef<Sight>(null);
  const onPick = useEffectEvent((sight: Sight) => {
    if (!knowledge) early.current = sight;
    void show('pin', sight);
  });
  // A click while the names were on their way counts when they are there.
  const onKnowledge = useEffectEvent(() => {
    void show('pin', early.current);
    early.current = null;
  });
  useEffect(() => {
    if (knowledge) onKnowledge();
  }, [knowledge]);
  const onKey = useEffectEvent((event: KeyboardEvent, isInPopup: boolean) =>
    handleKey(event, isInPopup, { ...use, state, change, show }),
  );
  useEffect(() => {
    const controller = new AbortController();
    scene.listen({ onPoint, onPick, onKey }, controller.signal);
    return () => {
      controller.abort();
      change({ kind: 'lose' });
    };
  }, [scene]);
  useStageRole(stage, name);
  return [state, change];
}

interface KeyUse extends InspectionUse {
  readonly state: InspectState;
  readonly change: (event: InspectEvent) => void;
  readonly show: Show;
}

function handleKey(event: KeyboardEvent, isInPopup: boolean, use: KeyUse): void {
  const { state, change, stage } = use;
  if (event.key === 'Escape') {
    // Closes a menu or a dialog first.
    if (isInPopup && !state.isPinned) return undefined;
    event.preventDefault();
    event.stopPropagation();
    return state.isPinned ? change({ kind: 'unpin' }) : void closeOrEnd(use);
  }
  if (isInPopup) event.stopPropagation();
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    return change({ kind: 'pin', pointed: state.pointed });
  }
  const elements = listNamed(use);
  const index = elements.findIndex(({ id }) => id === state.pointed?.element.id);
  const step = findStep(event, index, elements.length);
  if (step === null) return undefined;
  if (step === 'leave') return leave(event, stage);
  event.preventDefault();
  return void walk(elements, step, use);
}

async function closeOrEnd({ scene, onClose }: KeyUse): Promise<void> {
  if (!(await scene.closePopup())) onClose();
}

/** The elements that a component has put a class on. */
function listNamed({ scene, knowledge }: KeyUse): SeenElement[] {
  if (!knowledge) return [];
  return scene.list().filter(({ classNames }) => findPart(classNames, knowledge) !== null);
}

async function walk(
  elements: readonly SeenElement[],
  step: number,
  { scene, state, show }: KeyUse,
): Promise<void> {
  const element = elements[step];
  const sight = element ? await scene.visit(element.id) : null;
  const pointed = await show(state.isPinned ? 'pin' : 'point', sight);
  if (pointed) announce(`${formatPart(pointed)}, ${step + 1} of ${elements.length}`);
}

/** `Button, root, disabled` */
function formatPart({ part }: PointedPart): string {
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
