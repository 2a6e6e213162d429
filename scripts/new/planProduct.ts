import { checkName, suggestAddressPart } from '../../src/source/checkContentFile.ts';
import { VerbError } from '../verbError.ts';
import { findList, insertElement } from './listInFile.ts';
import { formatPage } from './planPage.ts';
import {
  formatTitle,
  readExisting,
  refuseExisting,
  refuseTaken,
  type Plan,
  type Project,
} from './project.ts';

const TABLE = 'content/products.ts';

/** A row of the table of products, a navigation and a first page. */
export function planProduct(project: Project, id: string, name = formatTitle(id)): Plan {
  if (id.includes('/') || checkName(`content/${id}.md`).length > 0) {
    throw new VerbError(
      `"${id}" is no id for a product. Use small English letters, digits and hyphens, as in ${suggestAddressPart(id)}.`,
    );
  }
  refuseTaken(project, `/${id}/`);
  const table = readExisting(project, TABLE, 'It lists the products.');
  if (table.includes(`id: '${id}'`)) {
    throw new VerbError(`${TABLE} has a product "${id}" already.`);
  }
  const navigation = `content/${id}/navigation.ts`;
  const home = `content/${id}/getting-started.md`;
  refuseExisting(project, navigation);
  refuseExisting(project, home);
  return {
    files: {
      [TABLE]: insertElement(findList(TABLE, table, 'defineProducts'), formatRow(id, name)),
      [navigation]: formatNavigation(id, name),
      [home]: formatPage('Getting started'),
    },
    next: `See it in "npm run dev" at /${id}/getting-started/ and in the product menu. Give its row in ${TABLE} a logo, an accent color, packages and versions.`,
  };
}

function formatRow(id: string, name: string): string {
  return `{
    id: '${id}',
    category: 'core',
    name: ${quote(name)},
    tagline: 'What it is for in a few words',
    searchNames: ['${id.replaceAll('-', '')}'],
    logo: '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2.4"/>',
    accent: { hue: 255, chroma: 0.19 },
    home: '/${id}/getting-started/',
    paths: ['/${id}'],
    packages: [],
    baseLibrary: null,
    versions: [],
    listed: true,
  }`;
}

function formatNavigation(id: string, name: string): string {
  return `import { defineNavigation } from '../../src/model/navigation.ts';

/** Side navigation of ${name}. */
export default defineNavigation([
  { pathname: '/${id}/getting-started/' },
]);
`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
