import { createElement } from 'react';
import {
  renderDemo,
  type RenderableDemo,
  type RenderedDemo,
} from '../../demo/render/renderDemos.tsx';
import { formatProblems } from '../../model/problem.ts';
import { describeDemoError, toDemoFailure } from './describeDemoError.ts';

/** A demo that is about to be rendered. */
export interface DemoToRender extends Pick<RenderableDemo, 'name' | 'styling'> {
  readonly module: string;
  readonly render: () => Promise<RenderedDemo>;
}

/** A rendered demo, or what is shown in its place. */
export interface RenderedOrDescribed extends RenderedDemo {
  readonly hasFailed: boolean;
}

/** Renders a demo. In a build one that fails is a `DemoFailure`; in dev its mistake is shown in its place. */
export async function renderOrDescribe(demo: DemoToRender): Promise<RenderedOrDescribed> {
  try {
    return { ...(await demo.render()), hasFailed: false };
  } catch (error) {
    if (!import.meta.env.DEV) throw toDemoFailure(demo.module, error);
    return { ...renderDemo(describeFailed(demo, error)), hasFailed: true };
  }
}

function describeFailed({ name, styling, module }: DemoToRender, error: unknown): RenderableDemo {
  const message = formatProblems([describeDemoError(module, error)]);
  return {
    name,
    styling,
    Demo: () => createElement('pre', { role: 'alert', 'data-failed': '' }, message),
    Provider: ({ children }) => children,
  };
}
