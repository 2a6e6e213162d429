/** Versions of what exported projects need besides the demo's own dependencies. */
export const EXPORT_VERSIONS = {
  '@fontsource/inter': '5.3.0',
  '@fontsource/material-icons': '5.3.0',
  '@fontsource/roboto': '5.3.0',
  '@tailwindcss/vite': '4.3.3',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  // The plugin supports the Vite of this site, too, so that a test can build exported projects.
  '@vitejs/plugin-react': '5.2.0',
  tailwindcss: '4.3.3',
  typescript: '5.9.3',
  // One major behind: newer ones need a native bundler that online editors cannot always install.
  vite: '7.3.8',
} as const;
