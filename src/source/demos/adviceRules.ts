import type { Problem } from '../../model/problem.ts';

/** What is wrong with a part of a demo, and how to mend it. */
export type Finding = Pick<Problem, 'what' | 'fix'>;

/** An element of a library's component, as the rules see it. */
export interface ElementUse {
  readonly props: ReadonlySet<string>;
  /** What its opening tag says. */
  readonly tag: string;
  /** What stands inside of it. */
  readonly content: string;
  /** Whether it stands in a navigation landmark. */
  readonly isInNavigation: boolean;
  /** The whole file. */
  readonly file: string;
}

interface AdviceRule extends Finding {
  readonly breaks: (use: ElementUse) => boolean;
}

const NAME = /aria-label/;
/** Dialogs take their name from a title inside of them by themselves. */
const NAME_OR_TITLE = /aria-label|<DialogTitle/;
/** The only drawer that takes its name from a title by itself. */
const JOY_DRAWER = /from '@mui\/joy\/Drawer'/;
const CONTROL = /<(?:\w*Button|Fab|Link|ModalClose|DialogActions|Chip|MenuItem|a|button)\b/;

const DRAWER: readonly AdviceRule[] = [
  {
    breaks: ({ tag, content, file, props }) =>
      !NAME.test(tag) &&
      !props.has('...') &&
      !isPartOfPage(tag) &&
      !(JOY_DRAWER.test(file) && content.includes('<DialogTitle')),
    what: 'The drawer has no name.',
    fix: 'Give its paper a role and a name: slotProps={{ paper: { role: "dialog", "aria-label": "…" } }}. Put a DialogTitle into a drawer of Joy UI.',
  },
  {
    breaks: ({ tag, content }) => !isPartOfPage(tag) && !CONTROL.test(content),
    what: 'The drawer has no visible way out.',
    fix: 'Put a button into it that closes it.',
  },
];

const DESTINATION: readonly AdviceRule[] = [
  {
    breaks: (use) => use.isInNavigation && !use.props.has('aria-expanded') && !leadsAway(use),
    what: 'The entry of a navigation leads nowhere.',
    fix: 'Give it an href, or put the buttons into a section in place of a navigation.',
  },
];

/** Advice by component; what a rule cannot see, such as spread props, it lets pass. */
export const ADVICE_RULES: Readonly<Record<string, readonly AdviceRule[]>> = {
  Dialog: [
    {
      breaks: ({ tag, content, props }) => !NAME_OR_TITLE.test(tag + content) && !props.has('...'),
      what: 'The dialog has no name.',
      fix: 'Put a DialogTitle into it, or give it an aria-label.',
    },
    {
      // With an id of its own the title is no longer what the dialog points at.
      breaks: ({ tag, content, props }) =>
        /<DialogTitle\s[^>]*\bid=/.test(content) && !NAME.test(tag) && !props.has('...'),
      what: 'The dialog has no name: its title has another id than the one it looks for.',
      fix: 'Set aria-labelledby of the dialog to the id of the title, or leave the id out.',
    },
    {
      breaks: ({ content }) => !CONTROL.test(content),
      what: 'The dialog has no visible way out.',
      fix: 'Put a button into it that closes it.',
    },
  ],
  Modal: [
    {
      // Its content is often a component of the demo's own.
      breaks: ({ file, props }) => !NAME_OR_TITLE.test(file) && !props.has('...'),
      what: 'The modal has no name.',
      fix: 'Point aria-labelledby at the id of its title, or give it an aria-label.',
    },
  ],
  Drawer: DRAWER,
  SwipeableDrawer: DRAWER,
  Menu: [
    {
      breaks: ({ tag, props }) => !NAME.test(tag) && !props.has('...'),
      what: 'The menu has no name.',
      fix: 'Point aria-labelledby of slotProps.list at the id of its button.',
    },
  ],
  Tabs: [
    {
      breaks: ({ content, file }) =>
        !/TabPanel|tabpanel/.test(file) && !/href|component=|to=/.test(content),
      what: 'The tabs have no panels.',
      fix: 'Add an element with role="tabpanel" for each tab, or give the tabs an href if they lead to pages.',
    },
  ],
  Link: [
    {
      breaks: (use) => !leadsAway(use),
      what: 'The link leads nowhere.',
      fix: 'Give it an href, or component="button" if it does something on this page.',
    },
  ],
  ListItemButton: DESTINATION,
  Tab: DESTINATION,
  BottomNavigationAction: [
    {
      breaks: (use) => !leadsAway(use),
      what: 'The entry of a navigation leads nowhere.',
      fix: 'Give it an href, or a component that takes an address.',
    },
  ],
};

function isPartOfPage(tag: string): boolean {
  return /variant="(?:permanent|persistent)"/.test(tag);
}

function leadsAway({ props }: ElementUse): boolean {
  return ['href', 'to', 'component', '...'].some((prop) => props.has(prop));
}
