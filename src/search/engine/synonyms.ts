import type { SearchKind } from '../searchKind.ts';

/** Short forms of names, each with what it stands for first. Written as one lower-case word. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  a11y: ['accessibility'],
  ac: ['autocomplete'],
  bg: ['background'],
  cb: ['checkbox'],
  csp: ['contentsecuritypolicy'],
  dg: ['datagrid'],
  dp: ['datepicker'],
  dtp: ['datetimepicker'],
  esm: ['module'],
  i18n: ['localization', 'internationalization'],
  img: ['image'],
  l10n: ['localization'],
  lang: ['localization', 'language'],
  ltr: ['lefttoright', 'direction'],
  nextjs: ['nextjsintegration'],
  nav: ['navigation'],
  pw: ['password'],
  rsc: ['servercomponents', 'nextjs'],
  rtl: ['righttoleft', 'direction'],
  ssr: ['serverrendering', 'serversiderendering'],
  tf: ['textfield'],
  ts: ['typescript'],
  js: ['javascript'],
  tw: ['tailwind', 'tailwindcss'],
};

/**
 * What readers call things that the libraries call otherwise. Both sides are written as one
 * lower-case word: `navbar` covers `nav bar` too, and leads to `App Bar`.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  ...SHORT_FORMS,

  // Other names for components
  bottombar: ['bottomnavigation'],
  bottomsheet: ['drawer', 'swipeabledrawer'],
  burger: ['appbar', 'drawer'],
  calendar: ['datecalendar', 'datepicker'],
  carousel: ['mobilestepper', 'stepper'],
  circularloader: ['circularprogress'],
  clock: ['timeclock', 'timepicker'],
  collapsible: ['accordion', 'collapse'],
  colorpicker: ['colorpalette', 'color'],
  combobox: ['autocomplete'],
  cssreset: ['cssbaseline'],
  datatable: ['datagrid', 'table'],
  daterange: ['daterangepicker'],
  dropdown: ['select', 'menu'],
  duallist: ['transferlist'],
  expander: ['accordion'],
  expansionpanel: ['accordion'],
  flexbox: ['stack', 'box'],
  floatingbutton: ['floatingactionbutton', 'fab'],
  fileupload: ['upload', 'button'],
  gallery: ['imagelist'],
  hamburger: ['appbar', 'drawer'],
  header: ['appbar'],
  headline: ['typography'],
  hint: ['tooltip'],
  horizontalline: ['divider'],
  horizontalrule: ['divider'],
  icon: ['icons', 'svgicon', 'materialicons'],
  iconfinder: ['materialicons'],
  iconsearch: ['materialicons'],
  iconssearch: ['materialicons'],
  input: ['textfield'],
  kebab: ['menu'],
  label: ['formlabel', 'inputlabel', 'formcontrollabel'],
  lightbox: ['modal', 'dialog', 'imagelist'],
  loader: ['circularprogress', 'progress', 'skeleton'],
  loading: ['progress', 'skeleton'],
  login: ['signin'],
  loginpage: ['signinpage'],
  message: ['alert', 'snackbar'],
  modal: ['dialog'],
  multiselect: ['autocomplete', 'select'],
  navbar: ['appbar'],
  navigationbar: ['appbar', 'bottomnavigation'],
  notification: ['snackbar', 'alert', 'badge'],
  numberinput: ['numberfield'],
  offcanvas: ['drawer'],
  otp: ['pininput', 'textfield'],
  panel: ['paper', 'accordion'],
  picker: ['datepicker'],
  pill: ['chip'],
  placeholder: ['skeleton'],
  popup: ['popover', 'popper', 'dialog'],
  progressbar: ['linearprogress', 'progress'],
  range: ['slider'],
  normalizecss: ['cssbaseline'],
  reorder: ['rowordering', 'columnordering'],
  resetcss: ['cssbaseline'],
  rightclick: ['context', 'contextmenu'],
  rightclickmenu: ['contextmenu', 'context'],
  searchbox: ['autocomplete'],
  searchicons: ['materialicons'],
  segmentedcontrol: ['togglebutton'],
  separator: ['divider'],
  sidebar: ['drawer'],
  sidenav: ['drawer'],
  spinner: ['circularprogress', 'progress'],
  stars: ['rating'],
  starrating: ['rating'],
  stepperwizard: ['stepper'],
  switchbutton: ['switch'],
  tabbar: ['bottomnavigation', 'tabs'],
  tag: ['chip'],
  tagsinput: ['autocomplete', 'chip'],
  textarea: ['textareaautosize', 'textfield'],
  textbox: ['textfield'],
  textinput: ['textfield'],
  toast: ['snackbar'],
  toggle: ['switch', 'togglebutton'],
  treeview: ['simpletreeview', 'richtreeview'],
  typeahead: ['autocomplete'],
  wizard: ['stepper'],

  // Other words for tasks
  cutoff: ['scrollable', 'overflow', 'truncate'],
  flashofunstyledcontent: ['flash', 'serverrendering', 'hydration'],
  fouc: ['flash', 'serverrendering', 'hydration'],
  hovertext: ['tooltip'],
  ismobile: ['usemediaquery', 'breakpoints'],
  onoff: ['switch'],
  submenu: ['nested', 'menu'],
  turnoff: ['disable', 'hide'],
  turnon: ['enable', 'show'],
  unstyledcontent: ['flash', 'serverrendering'],
  automatic: ['auto'],
  automatically: ['auto'],
  animate: ['transitions', 'animation'],
  animation: ['transitions'],
  center: ['align', 'alignment', 'position', 'justifycontent'],
  centre: ['align', 'center'],
  colour: ['color'],
  darktheme: ['darkmode'],
  disable: ['turnoff'],
  cssinjs: ['emotion', 'styledcomponents', 'interoperability'],
  errorcode: ['productionerror'],
  gap: ['spacing'],
  heading: ['typography'],
  install: ['installation'],
  setup: ['installation'],
  migrate: ['upgrade', 'migration'],
  migration: ['upgrade'],
  mediaquery: ['breakpoints', 'usemediaquery'],
  newversion: ['migration', 'versions'],
  nightmode: ['darkmode'],
  npm: ['installation'],
  override: ['customization', 'styleoverrides', 'overriding'],
  responsive: ['breakpoints'],
  router: ['navigation', 'links'],
  restyle: ['customization'],
  screenreader: ['accessibility'],
  sort: ['sorting'],
  style: ['sx', 'styled', 'customization'],
  upgrade: ['migration'],
  uppercase: ['capitals', 'texttransform'],
  viewport: ['breakpoints'],
  virtualization: ['longlists', 'virtual'],
  virtualized: ['longlists', 'virtual'],
  weekend: ['shoulddisabledate', 'days'],
  weekends: ['shoulddisabledate', 'days'],
};

/** Terms that mean the same as a word (or several words written as one). */
export function listSynonyms(term: string): readonly string[] {
  return Object.hasOwn(SYNONYMS, term) ? (SYNONYMS[term] ?? []) : [];
}

/** Short forms of a name, both written as one lower-case word: `rtl` for `righttoleft`. */
export function listShortForms(name: string): readonly string[] {
  return Object.keys(SHORT_FORMS).filter((short) => SHORT_FORMS[short]?.[0] === name);
}

/** Words that say nothing about what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about add after all also am an and any anyone are aren arent as at be because been being but
  by can cannot cant could couldn couldnt create currently did didn didnt do does doesn doesnt
  doing don dont during each even ever every for from get gets getting give given go had has hasn
  hasnt have haven having he her here his how however i if im in instead into is isn isnt issue it
  its ive just like ll made make makes making may maybe me might mui must my need needs never no
  not now of off on onto or other our out over please possible problem question re react really
  seem seems set should shouldn shouldnt show so some somehow someone still such t than that the
  their them then there these they this to too tried try trying unable until up us use used using
  ve via want wants was wasn way we were weren what whats when where whether which while who why
  will with without won wont work working works would wouldn wouldnt you your`.split(/\s+/),
);

/** Words of most questions, which tell what is wanted of a thing and little about which thing. */
export const SOFT_WORDS: ReadonlySet<string> = new Set(
  `able allow always appear appears best better bug change changed changing component components
  correct correctly custom different easily element elements example fix help implement inside
  know library only properly proper provide same simple specific support turn wrong`.split(/\s+/),
);

/** Words that say what kind of thing is looked for. */
export const KIND_WORDS: Readonly<Record<string, SearchKind>> = {
  api: 'component',
  class: 'class',
  classes: 'class',
  demo: 'demo',
  example: 'demo',
  examples: 'demo',
  hook: 'hook',
  prop: 'prop',
  property: 'prop',
  props: 'prop',
  slot: 'slot',
  slots: 'slot',
};
