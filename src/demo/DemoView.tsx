import { useEffect, useRef, useState, type JSX } from 'react';
import type { DemoData, RenditionData } from '../model/pageData.ts';
import { StaticHtml } from '../ui/StaticHtml.tsx';
import { CodePanel } from './CodePanel.tsx';
import { parseDemoHash } from './demoHash.ts';
import { DemoToolbar, type DemoAction } from './DemoToolbar.tsx';
import styles from './DemoView.module.css';
import { useIsland } from './useIsland.ts';

interface DemoViewProps {
  readonly demo: DemoData;
  readonly pathname: string;
}

/** How much of a demo's code is shown. */
export type CodeState = 'closed' | 'preview' | 'full';

/** A demo: the running component, its toolbar and its code. */
export function DemoView({ demo, pathname }: DemoViewProps): JSX.Element {
  const { name, options } = demo;
  const [index, setIndex] = useState(0);
  const rendition = demo.renditions[index] ?? demo.renditions[0];
  const initial = initialCodeState(demo, rendition);
  const [code, setCode] = useState<CodeState>(initial);
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const island = useIsland(stage, name, rendition, true);
  useDemoHash(figure, name, () => setCode('full'));

  const onAction = (action: DemoAction): void => {
    switch (action) {
      case 'toggle-code':
        setCode(code === 'full' ? (rendition.hasPreview ? 'preview' : 'closed') : 'full');
        break;
      case 'reset':
        island.current?.reset();
        break;
      case 'reset-focus':
        stage.current?.focus();
        break;
      default:
        void import('./runDemoAction.ts').then(({ runDemoAction }) =>
          runDemoAction(action, { name, pathname, rendition, figure: figure.current }),
        );
    }
  };

  return (
    <figure ref={figure} id={name} className={styles.demo} aria-label={`Demo: ${name}`}>
      <div
        className={styles.stage}
        data-bg={options.bg}
        style={options.maxWidth ? { maxInlineSize: options.maxWidth } : undefined}
      >
        <StaticHtml
          key={index}
          ref={stage}
          tabIndex={-1}
          className={styles.mount}
          html={rendition.html}
        />
      </div>
      {options.toolbar && (
        <DemoToolbar
          name={name}
          code={code}
          hasPreview={rendition.hasPreview}
          stylings={demo.renditions.map(({ styling }) => styling)}
          styling={rendition.styling}
          onStyling={(styling) =>
            setIndex(demo.renditions.findIndex((other) => other.styling === styling))
          }
          onAction={onAction}
        />
      )}
      {code === 'preview' && (
        <StaticHtml
          key={`preview-${index}`}
          className={`prose ${styles.code}`}
          html={rendition.previewHtml}
        />
      )}
      {code === 'full' && <CodePanel pathname={pathname} name={name} styling={rendition.styling} />}
    </figure>
  );
}

function initialCodeState({ options }: DemoData, rendition: RenditionData): CodeState {
  if (options.code === 'open') return 'full';
  return options.toolbar && options.code === 'preview' && rendition.hasPreview
    ? 'preview'
    : 'closed';
}

/** `#Name.tsx` and `#Name.js` show a demo with its full source. */
function useDemoHash(
  figure: React.RefObject<HTMLElement | null>,
  name: string,
  open: () => void,
): void {
  useEffect(() => {
    const follow = (): void => {
      const target = parseDemoHash(location.hash);
      if (target?.name !== name || !target.variant) return;
      open();
      figure.current?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
    // `open` only sets state: a new function each render is the same deed.
  }, [figure, name]);
}
