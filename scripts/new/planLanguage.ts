import { VerbError } from '../verbError.ts';
import { findList, insertElement } from './listInFile.ts';
import { readExisting, type Plan, type Project } from './project.ts';

const FILE = 'src/model/language.ts';

/** One more supported language. */
export function planLanguage(project: Project, code: string): Plan {
  if (!/^[a-z]{2}$/.test(code)) {
    throw new VerbError(`"${code}" is no code of a language. Use two small letters, as in fr.`);
  }
  const text = readExisting(project, FILE, 'It lists the languages.');
  const list = findList(FILE, text, 'supported');
  if (list.getText().includes(`'${code}'`)) {
    throw new VerbError(`The language "${code}" is supported already.`);
  }
  return {
    files: { [FILE]: insertElement(list, `'${code}'`) },
    next: `Start a translation: npm run new -- page material-ui/getting-started.${code}`,
  };
}
