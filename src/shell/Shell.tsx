import type { JSX, ReactNode } from 'react';
import { toAddress } from '../model/address.ts';
import type { PageProduct } from '../model/pageData.ts';
import { AppBar } from './AppBar.tsx';
import { DEFAULT_LINKS } from './defaultLinks.ts';
import { ProductMenu } from './ProductMenu.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import styles from './Shell.module.css';
import { SidePanel } from './SidePanel.tsx';
import { VersionMenu } from './VersionMenu.tsx';

/** With an underscore, which ids of headings never have. */
const MAIN_ID = '_main';

interface ShellProps {
  /** The menu of all products as HTML, undefined in the browser: the document holds it. */
  readonly productsHtml: string | undefined;
  readonly product: PageProduct | null;
  readonly pathname: string;
  /** The side navigation's HTML, undefined while hydrating, and a way to the whole; null on pages without one. */
  readonly navigation: {
    readonly html: string | undefined;
    /** Counts the changes of the tree, which happen in dev. */
    readonly version: number;
    readonly load: () => Promise<string>;
  } | null;
  readonly repositoryUrl: string;
  readonly busy: boolean;
  readonly search?: ReactNode;
  readonly settings: ReactNode;
  readonly children: ReactNode;
}

/** What stays while pages change: app bar, side navigation, and the frame around the page. */
export function Shell(props: ShellProps): JSX.Element {
  const { product, navigation, children } = props;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <ProgressBar busy={props.busy} />
      <AppBar
        hasSidePanel={navigation !== null}
        repositoryUrl={props.repositoryUrl}
        product={<ProductMenu id="_products" html={props.productsHtml} current={product} />}
        search={props.search}
        settings={props.settings}
      />
      <div className={styles.body} data-side={navigation !== null}>
        {navigation && product && (
          <SidePanel
            key={navigation.version}
            productId={product.id}
            pathname={props.pathname}
            html={navigation.html}
            loadTree={navigation.load}
            header={<PanelHeader product={product} />}
            footer={<DefaultLinks product={product} />}
          />
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

function PanelHeader({ product }: { readonly product: PageProduct }): JSX.Element {
  return (
    <>
      <a className={styles.productName} href={product.home}>
        {product.name}
      </a>
      <VersionMenu id="_versions" versions={product.versions} />
    </>
  );
}

/** Links into the product itself are in its own tree. */
function DefaultLinks({ product }: { readonly product: PageProduct }): JSX.Element {
  const links = DEFAULT_LINKS.filter(
    ({ href }) => !product.paths.includes(href.replace(/\/$/, '')),
  );
  return (
    <ul className={styles.defaults}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={toAddress(link.href)}>{link.title}</a>
        </li>
      ))}
    </ul>
  );
}
