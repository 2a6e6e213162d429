import type { JSX, ReactNode } from 'react';
import type { ApiDoc } from '../model/apiDoc.ts';
import { API_SECTIONS, formatSectionId, type ApiSectionId } from '../model/apiPage.ts';

interface ApiHeadingProps {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
  /** What the link beside it is called where several headings have the same text. */
  readonly label?: string;
}

/** A heading as prose has them: with a link to itself. */
export function ApiHeading({ level, id, text, label = text }: ApiHeadingProps): JSX.Element {
  const Heading = `h${level}` as const;
  return (
    <div className="heading">
      <Heading id={id}>{text}</Heading>
      <a className="anchor" href={`#${id}`} aria-label={`Link to section: ${label}`} />
    </div>
  );
}

interface SectionHeadingProps {
  readonly section: ApiSectionId;
  readonly doc: ApiDoc;
  readonly isTab: boolean;
  /** The section, given the id of its heading. */
  readonly children: (id: string) => ReactNode;
}

/** A section of an API page under its heading. */
export function SectionHeading(props: SectionHeadingProps): JSX.Element {
  const { section, doc, isTab, children } = props;
  const id = formatSectionId(section, doc, isTab);
  const text = API_SECTIONS[section];
  return (
    <>
      <ApiHeading
        level={isTab ? 3 : 2}
        id={id}
        text={text}
        label={isTab ? `${doc.name} ${text.toLowerCase()}` : text}
      />
      {children(id)}
    </>
  );
}
