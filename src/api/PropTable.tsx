import type { JSX } from 'react';
import type { PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { ApiRow, ApiTable } from './ApiRow.tsx';
import { PropDetails } from './PropDetails.tsx';
import { PropType } from './PropType.tsx';

interface PropTableProps {
  readonly labelledBy: string;
  /** What the rows are: `Prop`, `Parameter`, `Field`. */
  readonly noun: string;
  readonly rows: readonly PropDoc[];
  readonly reference: ApiReference;
  /** Whether rows that may be missing are marked, rather than those that must be given. */
  readonly marksOptional?: boolean;
}

/** Props of a component, parameters or returned fields of a hook. */
export function PropTable(props: PropTableProps): JSX.Element {
  const { labelledBy, noun, rows, reference, marksOptional = false } = props;
  return (
    <ApiTable labelledBy={labelledBy} columns={[noun, 'Type and default', 'Description']}>
      {rows.map((prop) => (
        <ApiRow
          key={prop.name}
          anchor={prop.anchor}
          name={prop.name}
          deprecation={prop.deprecation}
          plan={prop.plan}
          note={describePresence(prop.required, marksOptional)}
          kind={<PropType prop={prop} reference={reference} />}
        >
          <PropDetails prop={prop} reference={reference} />
        </ApiRow>
      ))}
    </ApiTable>
  );
}

function describePresence(required: boolean, marksOptional: boolean): string | null {
  if (marksOptional) return required ? null : 'optional';
  return required ? 'required' : null;
}
