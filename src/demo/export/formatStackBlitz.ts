import type { OpenOptions, Project } from '@stackblitz/sdk';
import { findDemoPath, formatProject, type ExportedDemo } from './exportProject.ts';

/** What `openProject` of the StackBlitz SDK is given for a demo. */
export function formatStackBlitz(demo: ExportedDemo): { project: Project; options: OpenOptions } {
  return {
    project: {
      title: demo.title,
      description: `${demo.name}, as shown in the documentation`,
      // The environment that installs packages from npm and runs Vite.
      template: 'node',
      files: { ...formatProject(demo) },
    },
    options: { openFile: findDemoPath(demo.variant) },
  };
}
