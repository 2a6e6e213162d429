import type { RefTarget } from '../../model/apiDoc.ts';

/** They put no element of their own into the document. */
const CHILD: RefTarget = { element: null, target: 'the child element' };
const CONTAINER: RefTarget = {
  element: null,
  target: 'the element that the children are put into',
};

/** What refs reach where the declarations name another element than the one that is rendered. */
export const REF_TARGETS: Readonly<Record<string, RefTarget>> = {
  ...listRoots('@mui/material', {
    AccordionSummary: 'HTMLButtonElement',
    Backdrop: 'HTMLDivElement',
    Checkbox: 'HTMLSpanElement',
    Collapse: 'HTMLDivElement',
    DialogContentText: 'HTMLParagraphElement',
    DialogTitle: 'HTMLHeadingElement',
    PaginationItem: 'HTMLButtonElement',
    Radio: 'HTMLSpanElement',
    SpeedDialAction: 'HTMLButtonElement',
    StepIcon: 'SVGSVGElement',
    StepLabel: 'HTMLSpanElement',
    Tab: 'HTMLButtonElement',
    TabScrollButton: 'HTMLDivElement',
    Typography: 'HTMLParagraphElement',
  }),
  ...listRoots('@mui/lab', {
    TimelineContent: 'HTMLDivElement',
    TimelineItem: 'HTMLLIElement',
    TimelineOppositeContent: 'HTMLDivElement',
  }),
  ...listRoots('@mui/joy', {
    Autocomplete: 'HTMLDivElement',
    DialogTitle: 'HTMLHeadingElement',
    FormHelperText: 'HTMLDivElement',
    Menu: 'HTMLUListElement',
    MenuItem: 'HTMLLIElement',
    Select: 'HTMLDivElement',
    Typography: 'HTMLParagraphElement',
  }),
  ...listRoots('@mui/base', {
    CssAnimation: 'HTMLDivElement',
    MenuButton: 'HTMLButtonElement',
    TablePagination: 'HTMLTableCellElement',
  }),
  '@mui/material/Fade': CHILD,
  '@mui/material/Grow': CHILD,
  '@mui/material/Slide': CHILD,
  '@mui/material/Tooltip': CHILD,
  '@mui/material/Zoom': CHILD,
  '@mui/joy/Tooltip': CHILD,
  '@mui/material/Portal': CONTAINER,
  '@mui/base/Portal': CONTAINER,
  '@mui/material/Switch': {
    element: 'HTMLSpanElement',
    target: 'the element with the class MuiSwitch-switchBase',
  },
};

function listRoots(
  packageName: string,
  elements: Readonly<Record<string, string>>,
): Record<string, RefTarget> {
  return Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [
      `${packageName}/${name}`,
      { element, target: null },
    ]),
  );
}
