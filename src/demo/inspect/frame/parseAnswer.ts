import type { Declaration } from '../overrides/formatOverrides.ts';
import type { Answers, Ask, Box, FrameSight, InspectReport } from './frameQuestion.ts';
import type { Rival } from '../overrides/findRivals.ts';
import { PROPERTIES, type ElementStyles } from '../overrides/readStyles.ts';
import type { SeenElement, Sight } from '../scene.ts';
import { isOverridable, type Variable } from '../overrides/variables.ts';

/** More than any demo has; what edited code sends may have no end. */
const MAX_ITEMS = 2000;
const MAX_TEXT_LENGTH = 300;
const MAX_WEIGHT = 20;

/** Reads a message about an inspection. Edited code can send anything, so nothing is taken for granted. */
export function parseInspectReport(data: unknown): InspectReport | null {
  switch (read(data, 'kind')) {
    case 'answer': {
      const turn = parseNumber(read(data, 'turn'));
      return turn === null ? null : { kind: 'answer', turn, answer: read(data, 'answer') };
    }
    case 'box': {
      const id = parseNumber(read(data, 'id'));
      return id === null ? null : { kind: 'box', id, box: parseBox(read(data, 'box')) };
    }
    case 'focus': {
      const id = parseNumber(read(data, 'id'));
      return id === null ? null : { kind: 'focus', id };
    }
    default:
      return null;
  }
}

/** Reads the answer to a question; one that is no answer to it counts as none. */
export function parseAnswer<Kind extends Ask>(ask: Kind, answer: unknown): Answers[Kind] {
  return PARSERS[ask](answer);
}

const PARSERS: { readonly [Kind in Ask]: (answer: unknown) => Answers[Kind] } = {
  attend: () => null,
  list: (answer) => parseList(answer, parseElement),
  point: parseFrameSight,
  scroll: parseFrameSight,
  visit: parseSight,
  read(answer) {
    const box = parseBox(read(answer, 'box'));
    return box && { styles: parseStyles(read(answer, 'styles')), box };
  },
  click: () => null,
  close: (answer) => answer === true,
};

function parseFrameSight(answer: unknown): FrameSight | null {
  const room = read(answer, 'room');
  const sight = parseSight(answer);
  return (
    sight && {
      ...sight,
      room: { up: read(room, 'up') === true, down: read(room, 'down') === true },
    }
  );
}

function parseSight(answer: unknown): Sight | null {
  const trail = parseList(read(answer, 'trail'), parseElement);
  return trail.length === 0 ? null : { trail, isOnStage: read(answer, 'isOnStage') === true };
}

function parseElement(value: unknown): SeenElement | null {
  const id = parseNumber(read(value, 'id'));
  const tag = parseText(read(value, 'tag'), /^[a-z][\w.:-]*$/i);
  if (id === null || tag === null) return null;
  return { id, tag, classNames: parseList(read(value, 'classNames'), parseName) };
}

function parseStyles(value: unknown): ElementStyles {
  return {
    declarations: parseList(read(value, 'declarations'), parseDeclaration),
    rivals: parseList(read(value, 'rivals'), parseRival),
    variables: parseList(read(value, 'variables'), parseVariable),
  };
}

/** What readers copy into their code: properties that are ours, and values on one line. */
function parseDeclaration(value: unknown): Declaration | null {
  const property = PROPERTIES.find((each) => each === read(value, '0'));
  const text = parseText(read(value, '1'), /^.+$/);
  return property === undefined || text === null ? null : [property, text];
}

function parseRival(value: unknown): Rival | null {
  const weight = parseNumber(read(value, 'weight'));
  if (weight === null) return null;
  return {
    weight: Math.min(weight, MAX_WEIGHT),
    owner: parseList(read(value, 'owner'), parseName),
  };
}

function parseVariable(value: unknown): Variable | null {
  const name = parseText(read(value, 'name'), /^--[\w-]+$/);
  const text = parseText(read(value, 'value'), /^.*$/);
  return name === null || text === null || !isOverridable(name) ? null : { name, value: text };
}

function parseBox(value: unknown): Box | null {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => read(value, name));
  if (!isFinite(x) || !isFinite(y) || !isFinite(width) || !isFinite(height)) return null;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value);
}

function parseNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function parseName(value: unknown): string | null {
  return parseText(value, /^\S+$/);
}

function parseText(value: unknown, pattern: RegExp): string | null {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH) return null;
  return pattern.test(value) ? value : null;
}

function parseList<Item>(value: unknown, parse: (item: unknown) => Item | null): Item[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_ITEMS).flatMap((item: unknown) => {
    const parsed = parse(item);
    return parsed === null ? [] : [parsed];
  });
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
