import { renderDemo } from '../../demo/render/renderDemos.tsx';
import type { Block } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { describeDemoError } from './describeDemoError.ts';
import { isPrerendered, listDemoJobs, loadDemoJob } from './demoJobs.ts';

/** Loads and renders the demos of a page, one by one, and says which of them throw. */
export async function findFailingDemos(blocks: readonly Block[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const job of listDemoJobs(blocks)) {
    try {
      const demo = await loadDemoJob(job);
      if (isPrerendered(job)) renderDemo(demo);
    } catch (error) {
      problems.push(describeDemoError(job.rendition.module, error));
    }
  }
  return problems;
}
