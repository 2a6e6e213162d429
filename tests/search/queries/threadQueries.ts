import { anyOf, page, gridPage, gridProp, prop, type Row } from './addresses.ts';

/** Questions as people put them in public threads, in their words rather than ours. */
export const THREADS: readonly Row[] = [
  [
    'rounded corners',
    '/material-ui/customization/shape/*|/system/borders/*|/material-ui/react-paper/*|/material-ui/api/paper/#paper-prop-square',
  ],
  [
    'ellipsis',
    anyOf(
      page('/material-ui/react-typography/', 'truncate'),
      '/material-ui/api/typography/#typography-prop-noWrap',
    ),
  ],
  ['remove capital letters from button', '/material-ui/getting-started/faq/#capitals'],
  [
    'align button to the right',
    anyOf(page('/material-ui/react-stack/', 'alignment'), '/material-ui/react-grid/'),
  ],
  ['clear button in text field', '/material-ui/react-text-field/*'],
  ['required field star', prop('text-field', 'required') + '|/material-ui/react-text-field/*'],
  ['eye icon in password input', '/material-ui/react-text-field/*'],
  ['tags input', '/material-ui/react-autocomplete/*'],
  ['fetch options while typing', '/material-ui/react-autocomplete/*'],
  ['no options text', prop('autocomplete', 'noOptionsText')],
  ['check all checkbox', '/material-ui/react-checkbox/*'],
  ['two thumbs slider', '/material-ui/react-slider/*'],
  ['on off toggle', '/material-ui/react-switch/'],
  ['unread count on icon', '/material-ui/react-badge/*'],
  ['line between list items', '/material-ui/react-divider/*'],
  ['fixed table header scroll body', '/material-ui/react-table/*|' + prop('table', 'stickyHeader')],
  [
    'rows per page',
    '/material-ui/react-table/*|/material-ui/api/table-pagination/#table-pagination-prop-rowsPerPage*|' +
      gridPage('pagination', 'size'),
  ],
  ['hover text on icon', '/material-ui/react-tooltip/|/material-ui/icons/#accessibility'],
  ['toast notification', '/material-ui/react-snackbar/*'],
  [
    'close alert after 5 seconds',
    '/material-ui/react-snackbar/*|/material-ui/react-alert/#timeout|' +
      prop('snackbar', 'autoHideDuration'),
  ],
  ['spinner with percentage', '/material-ui/react-progress/*'],
  ['modal do not close outside click', '/material-ui/react-dialog/*|/material-ui/react-modal/*'],
  ['form inside modal', '/material-ui/react-dialog/*|/joy-ui/react-modal/#form'],
  [
    'content hidden under fixed header',
    '/material-ui/getting-started/faq/#fixed|/material-ui/react-app-bar/*',
  ],
  ['collapsing sidebar with icons', '/material-ui/react-drawer/*'],
  ['swipe to open menu', '/material-ui/react-drawer/*'],
  ['open in new tab link', '/material-ui/react-link/|/material-ui/react-link/#external'],
  ['too many tabs scroll arrows', '/material-ui/react-tabs/*'],
  ['equal height cards in a row', '/material-ui/react-card/*|/material-ui/react-grid/*'],
  [
    'full width without max width container',
    '/material-ui/react-container/*|/material-ui/api/container/#container-prop-maxWidth',
  ],
  ['isMobile hook', '/material-ui/react-use-media-query/*'],
  ['animate list items when removed', '/material-ui/transitions/#lists'],
  [
    'css priority order of styles wrong',
    '/material-ui/getting-started/faq/#specificity|/material-ui/getting-started/faq/#styles|/material-ui/getting-started/faq/#other-css',
  ],
  ['sx', '/system/getting-started/the-sx-prop/'],
  [
    'theme colors in sx',
    anyOf(
      '/system/getting-started/the-sx-prop/',
      '/material-ui/react-box/',
      '/material-ui/customization/palette/#tokens',
    ),
  ],
  ['global font size', page('/material-ui/customization/typography/', 'font-size')],
  ['svg as icon component', page('/material-ui/icons/', 'svg-file', 'svg-icon')],
  [
    'edit cell',
    gridPage('editing', '', 'start-stop') +
      '|/x/react-data-grid/#editing|/x/api/data-grid/data-grid/#data-grid-prop-*ellEdit*|' +
      gridProp('isCellEditable'),
  ],
  [
    'server side pagination grid',
    gridPage('pagination', 'server') +
      '|' +
      gridPage('server-side-data', '', 'source', 'by-hand') +
      '|' +
      gridProp('paginationMode'),
  ],
  [
    'only future dates',
    '/x/react-date-pickers/validation/#dates|' +
      '/x/react-date-pickers/date-picker/*|/x/api/date-pickers/date-picker/#date-picker-prop-disablePast',
  ],
  [
    'month and year only',
    '/x/react-date-pickers/date-picker/*|/x/api/date-pickers/date-picker/#date-picker-prop-views',
  ],
  ['minified mui error 9', '/production-error/*'],
];
