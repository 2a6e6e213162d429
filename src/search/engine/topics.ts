/**
 * Words that readers use for the same thing, a line a topic. Each stands for all others of its line,
 * whatever the query; names of components that are called otherwise are in `synonyms.ts`.
 */
const TOPICS = `
  remove delete dismiss clear erase discard
  add insert append create
  hide hidden invisible collapse
  show display visible reveal
  expand unfold collapse collapsible expandable toggle
  open opened opening launch trigger
  close dismiss closing cancel
  change update modify edit editable editing
  save store persist keep remember reload localstorage
  load loading fetch async server remote lazy
  choose select pick selection selected choice
  default initial preselected preset
  empty none blank nothing placeholder
  required mandatory asterisk
  invalid error wrong validation validate
  disable disabled readonly locked inactive
  limit restrict max maximum min minimum only
  count number counter amount unread
  large big wide wider width size sizes sizing
  small dense compact narrow tight
  height tall rows
  full whole entire stretch fill fullwidth
  mobile phone responsive smallscreen breakpoint breakpoints device ismobile
  desktop largescreen breakpoint
  horizontal row inline sidebyside direction
  vertical column stacked direction
  right left align alignment end start position placement
  center middle centered align alignment justify
  corner corners rounded radius borderradius shape square
  shadow elevation boxshadow raised depth
  border outline outlined stroke
  color colors colour palette shade hue
  background fill surface
  font fonts typeface fontfamily fontsize typography
  bold weight fontweight
  uppercase capitals capital lowercase texttransform
  truncate ellipsis overflow cut clipped shorten nowrap wrap linebreak
  spacing gap margin padding gutter gutters space
  sticky fixed freeze pinned pin
  scroll scrollable scrolling scrollbar overflow scrolled
  animate animation transition transitions motion
  hover pointer mouseover
  click press tap onclick clickable
  keyboard shortcut key keys focus
  drag draggable dragging move movable mouse
  swipe gesture swipeable touch
  reorder sort sorting order ordering
  search filter find filtering lookup
  page pages paging pagination rowsperpage
  upload file attachment
  download export csv print
  image picture photo avatar
  link links href url navigation router route routing navigate
  newtab external target blank
  step steps wizard multistep stepper
  form forms submit field fields
  password secret eye
  price currency unit adornment prefix suffix
  tags chips multiple multiselect several
  date dates day calendar
  past future before after limits
  format locale language localization translation
  toast notification message snackbar alert
  popup dialog modal overlay
  confirm confirmation sure warning
  dropdown select menu combobox
  sidebar drawer sidenav navigation
  header appbar navbar toolbar top
  percentage percent progress determinate value label
  half fraction precision
  half partial partially indeterminate mixed
  star stars rating
  range interval between two thumbs
  theme theming themes styling customization customize
  override overrides specificity priority precedence
  style styles css sx look
  dark light mode colorscheme night
  server ssr hydration prerender window mismatch
  performance slow slower fast faster virtualize virtualization large
  watermark license licence key
  typescript types typed typing augmentation
  test tests testing
  nested submenu sublist child children hierarchy
  queue consecutive several another
  once single exclusive one
  letters initials
  error helper hint message
  transparent opacity translucent
  behind above front layer stacking zindex
  group grouped grouping category categories
  unmount unmounted keepmounted mounted
  focus focused autofocus blur
  ref refs forwardref
  portal container body
  import imports bundle bundler
  jss makestyles withstyles
  total totals sum footer
  resize resizable width
  timezone utc zone
  highlight highlighted match matching
  debounce typing throttle keystroke
  undo revert reset
  overlap overlaps overlapping covers covered crosses behind hidden
  align alignment misaligned aligned offcenter
  flicker flickering flickers flash flashes blink blinking
  shift shifts jump jumps jumping layoutshift
  slow lag laggy sluggish performance
  shrink shrunk float floating floats raised
  narrow small thin
  clip clipped cut truncated
  crash crashes throws exception error
  mask pattern format
  number numbers numeric digits digit decimal
  letter letters character characters
  first initial start beginning
  last end final
  bottom below under underneath
  top above
  jest vitest cypress playwright test tests testing mock
  vite webpack bundler rollup turbopack
  maintained deprecated dead roadmap future discontinued status
  replacement alternative instead replace successor
  pinned freeze frozen sticky fixed lock locked
  round rounded circle circular
  url address path query param
  week weeks weekday weekdays
  year years month months
  hour hours minute minutes time clock ampm
  checked ticked check tick
  uncheck unchecked deselect unselect clear
  phone telephone mobile
  legend key
  axis axes tick ticks
  bar bars column columns
  node nodes item items branch leaf
  folder file tree
  header heading title
  excel spreadsheet csv xlsx
  image png svg picture
  nonce csp contentsecuritypolicy
  nextjs next approuter
  callback function handler
  pinterest masonry waterfall
`;

const equals = new Map<string, string[]>();
for (const line of TOPICS.trim().split('\n')) {
  const words = line.trim().split(' ');
  for (const word of words) {
    const others = words.filter((other) => other !== word);
    equals.set(word, [...(equals.get(word) ?? []), ...others]);
  }
}

/** Other words for the thing a word is about. */
export function listTopicWords(word: string): readonly string[] {
  return equals.get(word) ?? [];
}
