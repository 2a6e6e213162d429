import { repeatClick } from '../stage/earlyInteractions.ts';

/** Points at an element of a demo and clicks it, as readers do to open a tooltip, a menu or a dialog. */
export function clickElement(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const init = { bubbles: true, composed: true, ...at };
  element.dispatchEvent(new PointerEvent('pointerover', init));
  element.dispatchEvent(new MouseEvent('mouseover', init));
  repeatClick({ target: element, ...at });
}
