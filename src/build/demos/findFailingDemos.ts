import { renderDemo } from '../../demo/render/renderDemos.tsx';
import type { Block } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { describeDemoError, findCause } from './describeDemoError.ts';
import { isPrerendered, listDemoJobs, loadDemoJob } from './demoJobs.ts';

/** Loads and renders the demos of a page, one by one, and says which of them throw. */
export async function findFailingDemos(blocks: readonly Block[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const job of listDemoJobs(blocks)) {
    try {
      renderDemo(await loadDemoJob(job));
    } catch (error) {
      if (!isPrerendered(job) && isViewportMissing(findCause(error))) continue;
      problems.push(describeDemoError(job.rendition.module, error));
    }
  }
  return problems;
}

/** What only documents with a viewport have: a demo in a frame is rendered in one, and nowhere else. */
const VIEWPORT =
  /^(?:window|document|screen|visualViewport|matchMedia|getComputedStyle|inner(?:Width|Height)|(?:Resize|Intersection)Observer) is not defined$/;

function isViewportMissing(cause: unknown): boolean {
  return cause instanceof ReferenceError && VIEWPORT.test(cause.message);
}
