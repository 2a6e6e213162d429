import type { JSX } from 'react';
import { toAddress } from '../model/address.ts';
import { SiteLogo } from '../ui/logos.tsx';
import styles from './Footer.module.css';
import { DEFAULT_LINKS } from './defaultLinks.ts';

/** The end of every page. */
export function Footer(): JSX.Element {
  return (
    <footer id="_footer" className={styles.footer} data-behind-drawer>
      <span className={styles.brand}>
        <SiteLogo size={20} />
        <span>Swatchbook</span>
      </span>
      <ul className={styles.links} data-whole="">
        {DEFAULT_LINKS.map((link) => (
          <li key={link.href}>
            <a href={toAddress(link.href)}>{link.title}</a>
          </li>
        ))}
      </ul>
      <template />
    </footer>
  );
}
