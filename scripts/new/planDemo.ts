import { VerbError } from '../verbError.ts';
import { parsePageName } from './planPage.ts';
import { readExisting, refuseExisting, type Plan, type Project } from './project.ts';

/** A demo at the end of its page: `material-ui/react-thing/BasicThing`. */
export function planDemo(project: Project, address: string): Plan {
  const parts = address.replace(/^\/?(?:content\/)?/, '').split('/');
  const name = (parts.pop() ?? '').replace(/\.tsx$/, '');
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    throw new VerbError(
      `"${name}" is no name for a demo. Names are English words in capitals, as in material-ui/react-thing/BasicThing.`,
    );
  }
  const page = parsePageName(parts.join('/'));
  const pageFile = `content/${page}.md`;
  const text = readExisting(project, pageFile, `Add it first: npm run new -- page ${page}.`);
  const file = `content/${page}/${name}.tsx`;
  refuseExisting(project, file);
  return {
    files: {
      [file]: `export default function ${name}() {\n  return <button type="button">Press me</button>;\n}\n`,
      [pageFile]: `${text.trimEnd()}\n\n::demo[${name}]\n`,
    },
    next: `See it in "npm run dev" at /${page}/#${name}. Move its line in ${pageFile} to where it belongs.`,
  };
}
