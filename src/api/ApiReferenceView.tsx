import type { JSX, ReactNode } from 'react';
import type { ApiDoc } from '../model/apiDoc.ts';
import { listApiSections, type ApiReference, type ApiSectionId } from '../model/apiPage.ts';
import { BADGE_LABELS } from '../model/page.ts';
import { ApiHeading, SectionHeading } from './ApiHeading.tsx';
import { Html } from './ApiRow.tsx';
import { FactLines, type FactId } from './FactLines.tsx';
import type { SectionProps } from './sectionProps.ts';
import {
  ClassesSection,
  InheritanceSection,
  SizeSection,
  SlotsSection,
  SourceSection,
  ThemeSection,
} from './sections.tsx';
import { ParametersSection, PropsSection, ReturnSection } from './tableSections.tsx';

interface ApiReferenceViewProps {
  readonly reference: ApiReference;
  /** Import statements as highlighted HTML. */
  readonly importHtml: string;
  /** Whether it is one of several on a tab, under its own heading. */
  readonly isTab: boolean;
  /** What stands above the tables. */
  readonly tools?: ReactNode;
}

/** Sections with a heading above them. */
type TableId = Exclude<ApiSectionId, FactId>;

const SECTIONS = {
  props: PropsSection,
  parameters: ParametersSection,
  'return-value': ReturnSection,
  inheritance: InheritanceSection,
  'theme-default-props': ThemeSection,
  slots: SlotsSection,
  classes: ClassesSection,
  size: SizeSection,
  'source-code': SourceSection,
} as const satisfies Record<TableId, (props: SectionProps) => JSX.Element | null>;

/** Everything known from the packages about one component or hook. */
export function ApiReferenceView(props: ApiReferenceViewProps): JSX.Element {
  const { reference, importHtml, isTab, tools } = props;
  const { doc } = reference;
  return (
    <>
      {isTab && <ApiHeading level={2} id={doc.slug} text={doc.name} />}
      <Notices doc={doc} />
      <Html text={doc.description} />
      <FactLines reference={reference} importHtml={importHtml} isTab={isTab} />
      {tools}
      {listApiSections(reference).map(({ id: section }) => {
        if (section === 'import' || section === 'demos') return null;
        const Section = SECTIONS[section];
        return (
          <SectionHeading key={section} section={section} doc={doc} isTab={isTab}>
            {(id) => <Section reference={reference} id={id} />}
          </SectionHeading>
        );
      })}
    </>
  );
}

/** What a reader should know before using it: deprecated, or part of a plan. */
function Notices({ doc }: { readonly doc: ApiDoc }): JSX.Element | null {
  return (
    <>
      {doc.deprecation && (
        <div className="callout" data-severity="warning" role="note">
          <div className="callout-body">
            <p className="callout-title">{doc.name} is deprecated</p>
            <Html text={doc.deprecation.reason} />
          </div>
        </div>
      )}
      {doc.plan && (
        <p>
          <span className="badge" data-badge={doc.plan}>
            {BADGE_LABELS[doc.plan]}
          </span>{' '}
          {doc.name} is part of <code>{doc.package}</code>, which needs a licence of the{' '}
          {BADGE_LABELS[doc.plan]} plan.
        </p>
      )}
    </>
  );
}
