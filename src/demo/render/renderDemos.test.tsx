import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { JSX } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDemos } from './renderDemos.tsx';

const Box = styled.div({ color: 'red', paddingLeft: 8 });

test('one rendering yields the styles of both directions', () => {
  const Demo = vi.fn<() => JSX.Element>(() => <Box>Text</Box>);
  const { html, styles } = renderDemos([
    { name: 'Boxed', styling: null, Demo, Provider: ({ children }) => children },
  ]);
  const [, name] = /<div class="(css-[^"]+)">Text<\/div>/.exec(html[0] ?? '') ?? [];
  expect(styles).toBe(
    `.${name}:where(:root[dir=ltr] *){color:red;padding-left:8px;}` +
      `.${name}:where(:root[dir=rtl] *){color:red;padding-right:8px;}`,
  );
  expect(Demo).toHaveBeenCalledTimes(1);
});

test('styles that no element has are left out, animations are not', () => {
  const turn = keyframes({ to: { rotate: '1turn' } });
  const Inner = styled('i')({ color: 'red' });
  const Outer = styled(Inner)({ animation: `${turn} 1s` });
  const Wrapped = styled((props: { className?: string }) => <Outer {...props} />)({ margin: 0 });
  const { html, styles } = renderDemos([
    { name: 'Wrapped', styling: null, Demo: Wrapped, Provider: ({ children }) => children },
  ]);
  const [, name] = /<i class="(css-[^"]+)">/.exec(html[0] ?? '') ?? [];
  expect(styles.match(/\.css-[\w-]+/g)).toEqual([`.${name}`]);
  expect(styles).toContain('@keyframes');
});

test('what only printers need is left to the running demo', () => {
  const Button = styled.button({ color: 'red', '@media print': { colorAdjust: 'exact' } });
  const { styles } = renderDemos([
    { name: 'Buttons', styling: null, Demo: Button, Provider: ({ children }) => children },
  ]);
  expect(styles).toContain('color:red');
  expect(styles).not.toContain('@media print');
});
