/** Links that every product's navigation and the footer offer. */
export const DEFAULT_LINKS = [
  { title: 'Versions', href: '/versions/' },
  { title: 'Templates store', href: 'https://mui.com/store/' },
  { title: 'Blog', href: '/blog/' },
] as const;
