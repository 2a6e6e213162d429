import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { pages } from 'checked-pages';

/** Leaves the stage empty when a mistake makes a component throw. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

let root: Root | undefined;

/** Renders one way of a mistake in place of what was there, and waits until it is painted. */
async function show(pathname: string, index: number, way: 'wrong' | 'right'): Promise<void> {
  root?.unmount();
  history.replaceState(null, '', '/');
  scrollTo(0, 0);
  const stage = document.getElementById('stage');
  const ways = (await pages[pathname]?.())?.default[index];
  if (!stage || !ways) throw new Error(`${pathname} has no check ${index}.`);
  root = createRoot(stage);
  const Way: ComponentType = ways[way];
  root.render(
    <Boundary>
      <Way />
    </Boundary>,
  );
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

Object.assign(window, { show });
