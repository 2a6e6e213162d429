import { DemoRenderError } from '../../demo/render/renderDemos.tsx';
import type { Problem } from '../../model/problem.ts';
import { describeImportError } from '../../source/describeImportError.ts';
import { DemoFailure } from './DemoFailure.ts';
import { formatStack } from './sourceLines.ts';

/** What is wrong with a demo that could not be loaded or rendered, at its own line. */
export function describeDemoError(module: string, error: unknown): Problem {
  const cause = findCause(error);
  if (cause instanceof Error) cause.stack = formatStack(cause);
  return describeImportError(module, cause);
}

/** A failure of the demo itself, whoever has noticed it. */
export function toDemoFailure(module: string, error: unknown): DemoFailure {
  return error instanceof DemoFailure ? error : new DemoFailure(module, findCause(error));
}

/** What was thrown, without what says where. */
export function findCause(error: unknown): unknown {
  const isOurs = error instanceof DemoRenderError || error instanceof DemoFailure;
  return isOurs ? error.cause : error;
}
