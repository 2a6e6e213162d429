import { expect, test } from 'vitest';
import { STATIC_COMPONENTS } from '../../model/embeddedComponents.ts';
import { renderStaticComponent } from './renderStaticComponent.tsx';

test.each(STATIC_COMPONENTS)('%s becomes HTML', (name) => {
  expect(renderStaticComponent(name)).toMatch(/^<\w+/);
});

test('the documented versions stand in a table', () => {
  expect(renderStaticComponent('VersionTable')).toContain('<code>@mui/material</code>');
});

test('other components stay components', () => {
  expect(renderStaticComponent('SearchPage')).toBeNull();
});
