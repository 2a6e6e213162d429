import type { JSX } from 'react';
import type { PropDoc } from '../model/apiDoc.ts';
import type { ApiReference } from '../model/apiPage.ts';
import { CodeName } from '../ui/CodeName.tsx';
import { Badge, Html } from './ApiRow.tsx';
import { PropDetails } from './PropDetails.tsx';
import { PropType } from './PropType.tsx';

interface PanelRowProps {
  readonly prop: PropDoc;
  readonly reference: ApiReference;
}

/** A prop beside demos: in the list at the end of the page, and in the sheet that a demo opens. */
export function PanelRow({ prop, reference }: PanelRowProps): JSX.Element {
  const { name, anchor, required, plan, deprecation } = prop;
  return (
    <div>
      <dt translate="no">
        <a href={`${reference.path.replace(/#.*$/, '')}#${anchor}`}>
          <CodeName name={name} />
        </a>
        {required && <span className="note"> required</span>}
        {plan && <Badge name={plan} />}
        {deprecation && <Badge name="deprecated" />}
      </dt>
      <dd>
        <div translate="no">
          <PropType prop={prop} reference={reference} />
        </div>
        {deprecation && <Html text={deprecation.reason} />}
        <PropDetails prop={prop} reference={reference} />
      </dd>
    </div>
  );
}
