/** A query, and its right answers in the order in which they are tried. */
export type Row = readonly [text: string, ...answers: string[]];

/** Places that answer equally well. */
export function anyOf(...addresses: readonly string[]): string {
  return addresses.join('|');
}
/** A component's page and, as long as that is not written, its API page. */
export function material(slug: string, page = slug): string[] {
  return [`/material-ui/react-${page}/`, `/material-ui/api/${slug}/`];
}
export function joy(slug: string, page = slug): string[] {
  return [`/joy-ui/react-${page}/`, `/joy-ui/api/${slug}/`];
}
export function pickers(slug: string): string[] {
  return [`/x/react-date-pickers/${slug}/`, `/x/api/date-pickers/${slug}/`];
}
export function charts(page: string, slug: string): string[] {
  return [`/x/react-charts/${page}/`, `/x/api/charts/${slug}/`];
}
export function prop(component: string, name: string): string {
  return `/material-ui/api/${component}/#${component}-prop-${name}`;
}
export function gridProp(name: string): string {
  return `/x/api/data-grid/data-grid/#data-grid-prop-${name}`;
}
export function className(component: string, name: string): string {
  return `/material-ui/api/${component}/#${component}-classes-${name}`;
}
/** A page, or one of its sections, all equally good. */
export function page(path: string, ...sections: readonly string[]): string {
  return [...sections.map((section) => `${path}#${section}`), path].join('|');
}
export function grid(...sections: readonly string[]): string {
  return page('/x/react-data-grid/', ...sections);
}
export function column(...sections: readonly string[]): string {
  return page('/x/react-data-grid/column-definition/', ...sections);
}
export function picker(...sections: readonly string[]): string {
  return page('/x/react-date-pickers/date-picker/', ...sections);
}
export function bars(...sections: readonly string[]): string {
  return page('/x/react-charts/bars/', ...sections);
}
export function tree(...sections: readonly string[]): string {
  return page('/x/react-tree-view/', ...sections);
}
/** Sections of a page about the Data Grid; '' is the page itself, which is not added otherwise. */
export function gridPage(name: string, ...places: readonly string[]): string {
  return onPage(`/x/react-data-grid/${name}/`, places);
}
export function pickerPage(name: string, ...places: readonly string[]): string {
  return onPage(`/x/react-date-pickers/${name}/`, places);
}
export function chartPage(name: string, ...places: readonly string[]): string {
  return onPage(`/x/react-charts/${name}/`, places);
}
/** A prop of whichever grids have it. */
export function anyGridProp(name: string): string {
  return `/x/api/data-grid/*-prop-${name}`;
}

function onPage(path: string, places: readonly string[]): string {
  return places.map((place) => (place === '' ? path : `${path}#${place}`)).join('|');
}
