import type { Direction } from '../../preferences/preferences.ts';
import { STYLE_KEY } from '../runtime/styleCaches.ts';

/** CSS by the id of the class or animation it belongs to. */
export type StyleRules = ReadonlyMap<string, string>;

/**
 * One stylesheet for both directions. Rules that are the same in both are written once; the rest is bound to
 * the direction of the page.
 */
export function mergeStyles(ltr: StyleRules, rtl: StyleRules): string {
  const mirrored = renameAnimations(ltr, rtl);
  return [...ltr]
    .map(([id, css]) => {
      const other = mirrored.get(id) ?? css;
      if (other === css) return css;
      if (isAnimation(id)) return css + other;
      const scoped = scope(css, id, 'ltr');
      // Styles for the whole document have no class; the running demo brings the mirrored ones.
      return scoped === css ? css : scoped + scope(other, id, 'rtl');
    })
    .join('');
}

/** Emotion names animations like this; other ids are classes. */
function isAnimation(id: string): boolean {
  return id.startsWith('animation-');
}

/** An animation cannot be bound to a direction, so the mirrored one gets a name of its own. */
function renameAnimations(ltr: StyleRules, rtl: StyleRules): StyleRules {
  const names = [...rtl.keys()].filter((id) => isAnimation(id) && rtl.get(id) !== ltr.get(id));
  if (names.length === 0) return rtl;
  const pattern = new RegExp(`\\b(${names.join('|')})(?![\\w-])`, 'g');
  return new Map([...rtl].map(([id, css]) => [id, css.replace(pattern, '$1-rtl')]));
}

/**
 * The condition follows the class, wherever it is in a selector, and `:where` adds no specificity:
 * styles inserted later still win by order alone. The page's direction counts, not that of an
 * element around the demo, because it chose the styles.
 */
function scope(css: string, id: string, direction: Direction): string {
  const pattern = new RegExp(`\\.${STYLE_KEY}-${id}(?![\\w-])`, 'g');
  return css.replace(pattern, `$&:where(:root[dir=${direction}] *)`);
}
