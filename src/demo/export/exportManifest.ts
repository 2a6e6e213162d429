import type { ExportedDemo } from './exportProject.ts';
import { needsIconFont } from './exportLibraries.ts';
import { EXPORT_VERSIONS } from './exportVersions.ts';

/** The `package.json` of an exported project, every version exact. */
export function formatManifest(demo: ExportedDemo): string {
  const material = demo.libraries.includes('material');
  const joy = demo.libraries.includes('joy');
  const icons = needsIconFont(demo);
  const isTypeScript = demo.variant === 'TS';
  const manifest = {
    name: formatPackageName(demo.name),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: isTypeScript ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: sortKeys({
      ...demo.dependencies,
      ...(material && pickVersions('@fontsource/roboto')),
      ...(joy && pickVersions('@fontsource/inter')),
      ...(icons && pickVersions('@fontsource/material-icons')),
    }),
    devDependencies: sortKeys({
      ...pickVersions('vite', '@vitejs/plugin-react'),
      ...(isTypeScript && pickVersions('typescript', '@types/react', '@types/react-dom')),
      ...(demo.styling === 'tailwind' && pickVersions('tailwindcss', '@tailwindcss/vite')),
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** `BasicButtons` → `basic-buttons` */
function formatPackageName(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

type ExportPackage = keyof typeof EXPORT_VERSIONS;

function pickVersions(...names: readonly ExportPackage[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, EXPORT_VERSIONS[name]]));
}

function sortKeys(versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}
