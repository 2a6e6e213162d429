import type { JSX } from 'react';
import type { Part, PartClass } from '../naming/findPart.ts';
import styles from '../Inspect.module.css';
import { isOfTheme, type Variable } from '../overrides/variables.ts';

interface ClassListProps {
  readonly part: Part;
  /** With what each class is for; else their names only. */
  readonly isLong: boolean;
}

/** The classes that components have put on an element, those of states last. */
export function ClassList({ part, isLong }: ClassListProps): JSX.Element {
  return (
    <section className={styles.facts}>
      <h3>Classes</h3>
      <ul className={styles.classes} data-long={isLong || undefined}>
        {part.classes.map((each) => (
          <ClassRow key={each.className} row={each} isLong={isLong} />
        ))}
        {part.states.map((each) => (
          <ClassRow key={each.className} row={each} isLong={isLong} isState />
        ))}
      </ul>
    </section>
  );
}

interface ClassRowProps {
  readonly row: PartClass;
  readonly isLong: boolean;
  readonly isState?: boolean;
}

function ClassRow({ row, isLong, isState }: ClassRowProps): JSX.Element {
  const { className, about } = row;
  return (
    <li>
      <code data-state={isState} translate="no">{`.${className}`}</code>
      {isLong && about && (
        <p>
          <Markdown text={about} />
        </p>
      )}
    </li>
  );
}

interface VariableListProps {
  readonly variables: readonly Variable[];
  readonly isLong: boolean;
}

/** More of them are folded away: a component of Joy UI has two dozen. */
const SHOWN_VARIABLES = 5;

/** The CSS variables that an element's styles set or read, with what they are worth. */
export function VariableList({ variables, isLong }: VariableListProps): JSX.Element | null {
  if (variables.length === 0) return null;
  if (!isLong) {
    return (
      <p className={styles.more}>
        {variables.length === 1 ? 'One CSS variable' : `${variables.length} CSS variables`}. Click
        or press <kbd>Enter</kbd> for values and overrides.
      </p>
    );
  }
  const own = variables.filter(({ name }) => !isOfTheme(name));
  const first = own.slice(0, SHOWN_VARIABLES);
  const others = variables.filter((variable) => !first.includes(variable));
  return (
    <section className={styles.facts}>
      <h3>CSS variables</h3>
      {first.length > 0 && <VariableRows variables={first} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {first.length > 0 ? `${others.length} more` : `${others.length} of the theme`}
          </summary>
          <VariableRows variables={others} />
        </details>
      )}
    </section>
  );
}

function VariableRows({ variables }: Pick<VariableListProps, 'variables'>): JSX.Element {
  return (
    <dl className={styles.variables} translate="no">
      {variables.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {CSS.supports('color', value) && (
              <span className={styles.swatch} style={{ backgroundColor: value }} />
            )}
            {value || 'not set'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The little Markdown that comments about classes have: code, and links, of which the words stay. */
export function Markdown({ text }: { readonly text: string }): JSX.Element {
  const pieces = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').split('`');
  return (
    <>
      {pieces.map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}
    </>
  );
}
