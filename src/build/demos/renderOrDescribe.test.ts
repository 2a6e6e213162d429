import { afterEach, expect, test, vi } from 'vitest';
import { DemoRenderError, type RenderableDemo } from '../../demo/render/renderDemos.tsx';
import { renderOrDescribe } from './renderOrDescribe.ts';

const FAILING = {
  name: 'Lamp',
  styling: null,
  module: 'content/lamps/Miniature.tsx',
  render: async () => {
    const demo: RenderableDemo = {
      name: 'Lamp',
      styling: null,
      Demo: () => null,
      Provider: () => null,
    };
    throw new DemoRenderError(demo, new Error('No light'));
  },
};

afterEach(() => vi.unstubAllEnvs());

test('in dev what fails shows its mistake in its place', async () => {
  const { html, hasFailed } = await renderOrDescribe(FAILING);
  expect(hasFailed).toBe(true);
  expect(html).toContain('content/lamps/Miniature.tsx:1');
  expect(html).toContain('No light');
});

test('in a build it is a failure that names its file', async () => {
  vi.stubEnv('DEV', false);
  await expect(renderOrDescribe(FAILING)).rejects.toMatchObject({
    name: 'DemoFailure',
    module: 'content/lamps/Miniature.tsx',
    message: expect.stringContaining('No light'),
  });
});
