import type { JSX } from 'react';
import type { ClassDoc, SlotDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { ApiRow, ApiTable, Html } from './ApiRow.tsx';
import { TypeText } from './TypeText.tsx';

interface SlotTableProps {
  readonly labelledBy: string;
  readonly slots: readonly SlotDoc[];
  readonly links: ApiReference['links'];
}

/** Parts that can be replaced, with what they are unless replaced. */
export function SlotTable({ labelledBy, slots, links }: SlotTableProps): JSX.Element {
  return (
    <ApiTable labelledBy={labelledBy} columns={['Slot', 'Default and class', 'Description']}>
      {slots.map((slot) => (
        <ApiRow
          key={slot.name}
          anchor={slot.anchor}
          name={slot.name}
          deprecation={slot.deprecation}
          plan={slot.plan}
          kind={
            <>
              {slot.defaultComponent !== null && (
                <code className="type">
                  <TypeText code={slot.defaultComponent} links={links} />
                </code>
              )}
              {slot.className !== null && (
                <div className="default">
                  <code>.{slot.className}</code>
                </div>
              )}
            </>
          }
        >
          <Html text={slot.description} />
        </ApiRow>
      ))}
    </ApiTable>
  );
}

interface ClassTableProps {
  readonly labelledBy: string;
  readonly classes: readonly ClassDoc[];
}

/** Classes that can be styled. */
export function ClassTable({ labelledBy, classes }: ClassTableProps): JSX.Element {
  return (
    <ApiTable labelledBy={labelledBy} columns={['Rule name', 'Class', 'Description']}>
      {classes.map((row) => (
        <ApiRow
          key={row.name}
          anchor={row.anchor}
          name={row.name}
          deprecation={row.deprecation}
          note={row.isState ? 'state' : null}
          kind={<code className="type">.{row.className}</code>}
        >
          <Html text={row.description} />
        </ApiRow>
      ))}
    </ApiTable>
  );
}
