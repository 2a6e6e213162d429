import { describe, expect, it } from 'vitest';
import { formatProblems } from '../../model/problem.ts';
import { createMemoryContext, requestDemo } from '../../../tests/fixtures/createMemoryContext.ts';
import { readDemo } from './readDemo.ts';

describe('problems of demos', () => {
  const head = 'export default function A() {}\n';
  it.each([
    [
      'a missing demo',
      { 'BasicButtons.tsx': head, 'ColorButtons.tsx': head, 'Icons/css.tsx': head, 'rows.ts': '' },
      'BasicButton',
      'content/react-button.md:34\n  The demo "BasicButton" does not exist.\n  Did you mean "BasicButtons"? This page has: BasicButtons, ColorButtons, Icons.',
    ],
    [
      'a missing default export',
      { 'A.tsx': "import 'react';\n\nexport function A() {}\n" },
      'A',
      'content/react-button/A.tsx:3\n  The file has no default export.\n  Export its component: "export default function A() { … }".',
    ],
    [
      'a file that does not parse',
      { 'A.tsx': 'export default function A() {\n  return <b>;\n}\n' },
      'A',
      "content/react-button/A.tsx:2\n  The file does not parse: JSX element 'b' has no corresponding closing tag.\n  Mend it here.",
    ],
    [
      'an unknown package',
      { 'A.tsx': `import 'lodash/fp';\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  The package "lodash" is not one that demos may import.\n  Do without it, or add it to "dependencies" in package.json.',
    ],
    [
      'a package that is only installed',
      { 'A.tsx': `import '@emotion/react';\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  The package "@emotion/react" is not one that demos may import.\n  Do without it, or add it to "dependencies" in package.json.',
    ],
    [
      'a deep path',
      { 'A.tsx': `import '@mui/material/Button/buttonClasses';\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  The path "@mui/material/Button/buttonClasses" is private to its package.\n  Import from "@mui/material/Button" or "@mui/material".',
    ],
    [
      'an internal path',
      { 'A.tsx': `import '@mui/material/internal';\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  The path "@mui/material/internal" is private to its package.\n  Import from "@mui/material".',
    ],
    [
      'a module that its package does not have',
      { 'A.tsx': `import Buton from '@mui/material/Buton';\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  The package "@mui/material" has no module "Buton".\n  Did you mean "Button"? "@mui/material" exports: Button, ButtonProps, Slider, Stack, Switch.',
    ],
    [
      'a name that its module does not export',
      { 'A.tsx': `import {\n  Button,\n  Swich,\n} from '@mui/material';\n${head}` },
      'A',
      'content/react-button/A.tsx:3\n  "@mui/material" does not export "Swich".\n  Did you mean "Switch"? It exports: Button, ButtonProps, Slider, Stack, Switch.',
    ],
    [
      'a default that its module does not export',
      { 'A.tsx': `import Material from '@mui/material';\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  "@mui/material" has no default export.\n  It exports: Button, ButtonProps, Slider, Stack, Switch.',
    ],
    [
      'a name that a sibling does not export',
      {
        'A.tsx': `import {\n  lamp,\n  lamps,\n} from './part';\n${head}`,
        'part.ts': 'export const lamps = 1;',
      },
      'A',
      'content/react-button/A.tsx:2\n  "./part" does not export "lamp".\n  Did you mean "lamps"? It exports: lamps.',
    ],
    [
      'a default that a sibling does not export',
      { 'A.tsx': `import part from './part';\n${head}`, 'part.ts': 'export interface Lamp {}' },
      'A',
      'content/react-button/A.tsx:1\n  "./part" has no default export.\n  It exports: Lamp.',
    ],
    [
      'a name that is passed on from a sibling without it',
      {
        'A.tsx': `import { Switch, row } from './part';\n${head}`,
        'part.ts': "export * from '@mui/material';\nexport { row } from './rows.ts';",
        'rows.ts': 'export const [rows] = [1];',
      },
      'A',
      'content/react-button/part.ts:2\n  "./rows.ts" does not export "row".\n  Did you mean "rows"? It exports: rows.',
    ],
    [
      'a component without its import',
      { 'A.tsx': `${head}const row = <p>\n  <Buton.Icon /></p>;` },
      'A',
      'content/react-button/A.tsx:3\n  "Buton" is used, but neither imported nor declared.\n  Import it. The file knows: A.',
    ],
    [
      'a hook without its import',
      { 'A.tsx': `import * as React from 'react';\n${head}const row = useState(1);` },
      'A',
      'content/react-button/A.tsx:3\n  "useState" is used, but neither imported nor declared.\n  Import it. The file knows: A, React.',
    ],
    [
      'a file outside of the folder',
      { 'A.tsx': `\nimport '../rows';\n${head}` },
      'A',
      'content/react-button/A.tsx:2\n  The import "../rows" leads out of the demo\'s folder.\n  Put the file into content/react-button/, so that readers get it with the demo.',
    ],
    [
      'a missing sibling',
      { 'A.tsx': `import './row';\n${head}`, 'rows.ts': '' },
      'A',
      'content/react-button/A.tsx:1\n  The file "./row" does not exist.\n  Did you mean "./rows"? The folder has: ./rows.',
    ],
    [
      'a sibling of a sibling that is missing',
      { 'A.tsx': `import './b';\n${head}`, 'b.ts': "import './c.css';" },
      'A',
      'content/react-button/b.ts:1\n  The file "./c.css" does not exist.\n  The folder has: ./A.tsx.',
    ],
    [
      'a sibling that cannot be shown',
      { 'A.tsx': `import './a.png';\n${head}`, 'a.png': '' },
      'A',
      'content/react-button/A.tsx:1\n  The import "./a.png" is of a kind that demos cannot show.\n  Import only files that end in .tsx, .ts, .css, .json.',
    ],
    [
      'a sibling whose name exports need',
      { 'A.tsx': `import './main';\n${head}`, 'main.ts': '' },
      'A',
      'content/react-button/A.tsx:1\n  The file name of "./main" is taken in exported projects.\n  Choose another name than Demo, index, main.',
    ],
    [
      'printing',
      { 'A.tsx': `${head}console.log(1);` },
      'A',
      'content/react-button/A.tsx:2\n  The demo writes to the console with console.log.\n  Delete it, or show the value in the demo.',
    ],
    [
      'chance',
      { 'A.tsx': `${head}Math.random();` },
      'A',
      'content/react-button/A.tsx:2\n  Math.random() gives another value each time.\n  Use fixed values, so that server and browser render the same.',
    ],
    [
      'random ids',
      { 'A.tsx': `${head}crypto.randomUUID();` },
      'A',
      'content/react-button/A.tsx:2\n  crypto.randomUUID() gives another value each time.\n  Use fixed values, so that server and browser render the same.',
    ],
    [
      'the current date',
      { 'A.tsx': `${head}new Date();` },
      'A',
      'content/react-button/A.tsx:2\n  new Date() without arguments depends on the clock.\n  Use a fixed date, such as new Date(2025, 3, 17).',
    ],
    [
      'the current time',
      { 'A.tsx': `${head}Date.now();` },
      'A',
      'content/react-button/A.tsx:2\n  Date.now() depends on the clock.\n  Use a fixed date, such as new Date(2025, 3, 17).',
    ],
    [
      'the current date of a library',
      { 'A.tsx': `import dayjs from 'dayjs';\n${head}dayjs();` },
      'A',
      "content/react-button/A.tsx:3\n  dayjs() without arguments depends on the clock.\n  Give it a fixed date, such as dayjs('2025-04-17').",
    ],
    [
      'a request',
      { 'A.tsx': `${head}window.fetch('/a');` },
      'A',
      'content/react-button/A.tsx:2\n  The demo makes a request with fetch.\n  Keep the data in the demo, or in a file beside it.',
    ],
    [
      'an old request',
      { 'A.tsx': `${head}new XMLHttpRequest();` },
      'A',
      'content/react-button/A.tsx:2\n  The demo makes a request with XMLHttpRequest.\n  Keep the data in the demo, or in a file beside it.',
    ],
    [
      'a remote image',
      { 'A.tsx': `${head}b = <img src="https://c.example/d" alt="" />;` },
      'A',
      'content/react-button/A.tsx:2\n  The image "https://c.example/d" comes from another server.\n  Draw it with CSS or inline SVG, or leave it out.',
    ],
    [
      'a remote image made of parts',
      { 'A.tsx': `${head}b = <e.Avatar src={\`//c.example/\${d}\`} />;` },
      'A',
      'content/react-button/A.tsx:2\n  The image "//c.example/" comes from another server.\n  Draw it with CSS or inline SVG, or leave it out.',
    ],
    [
      'a remote image in data',
      { 'A.tsx': `${head}const b = ['https://c.example/d.png'];` },
      'A',
      'content/react-button/A.tsx:2\n  The image "https://c.example/d.png" comes from another server.\n  Draw it with CSS or inline SVG, or leave it out.',
    ],
    [
      'a remote image in a stylesheet',
      {
        'A.tsx': `import './a.css';\n${head}`,
        'a.css': 'a {\n  background: url(https://c.example/d);\n}',
      },
      'A',
      'content/react-button/a.css:2\n  The stylesheet loads "https://c.example/d" from another server.\n  Draw it with CSS, or leave it out.',
    ],
    [
      'a link that is not encrypted',
      { 'A.tsx': `${head}b = <a href="http://c.example/d">e</a>;` },
      'A',
      'content/react-button/A.tsx:2\n  The link "http://c.example/d" is not encrypted.\n  Write "https://c.example/d", or link to a site that has it.',
    ],
    [
      'any',
      { 'A.tsx': `${head}const b: any = 1;` },
      'A',
      'content/react-button/A.tsx:2\n  The type "any" switches type checking off.\n  Use the type the library exports for it, or "unknown".',
    ],
    [
      'hidden type errors',
      { 'A.tsx': `${head}\n  // @ts-ignore: why\nb();` },
      'A',
      'content/react-button/A.tsx:3\n  The comment @ts-ignore hides a type error.\n  Delete it and mend the types.',
    ],
    [
      'an enum',
      { 'A.tsx': `${head}enum Size { small }` },
      'A',
      "content/react-button/A.tsx:2\n  The enum \"Size\" has no JavaScript form.\n  Use a union of strings, such as type Size = 'small' | 'large'.",
    ],
    [
      'a namespace',
      { 'A.tsx': `${head}namespace B { export const c = 1; }` },
      'A',
      'content/react-button/A.tsx:2\n  The namespace "B" has no JavaScript form.\n  Use an object, or a file beside the demo.',
    ],
    [
      'a parameter property',
      { 'A.tsx': `${head}class B { constructor(private c: string) {} }` },
      'A',
      'content/react-button/A.tsx:2\n  The parameter property "c" has no JavaScript form.\n  Declare the field in the class and set it in the constructor.',
    ],
    [
      'an import assignment',
      { 'A.tsx': `import b = require('react');\n${head}` },
      'A',
      'content/react-button/A.tsx:1\n  "import b = require(\'react\');" has no JavaScript form.\n  Write import and export as ES modules do.',
    ],
    [
      'an import that leaves the folder of its demo',
      { 'A/A.tsx': `import '../b';\n${head}`, 'b.ts': '' },
      'A',
      'content/react-button/A/A.tsx:1\n  The import "../b" leads out of the demo\'s folder.\n  Put the file into content/react-button/A/, so that readers get it with the demo.',
    ],
    [
      'a name that is none of the demos, in files and in folders',
      { 'Bread.tsx': head, 'Cake/Cake.tsx': head, 'Cake/Layer.tsx': head, 'Tart/css.tsx': head },
      'Cakes',
      'content/react-button.md:34\n  The demo "Cakes" does not exist.\n  Did you mean "Cake"? This page has: Bread, Cake, Tart.',
    ],
    [
      'a problem that two stylings share, once',
      {
        'A/css.tsx': `import './b';\n${head}`,
        'A/system.tsx': `import './b';\n${head}`,
        'A/b.ts': 'Math.random();',
      },
      'A',
      'content/react-button/A/b.ts:1\n  Math.random() gives another value each time.\n  Use fixed values, so that server and browser render the same.',
    ],
  ])('report %s', async (_, files, name, text) => {
    const { problems } = await readDemo(requestDemo(name), createMemoryContext(files));
    expect(formatProblems(problems)).toBe(text);
  });

  it.each([
    ['links to other sites', 'b = <a href="https://c.example/d">e</a>;'],
    ['dates with arguments', 'new Date(2025, 1, 1); dayjs("2025-01-01");'],
    ['methods with the name of a global', 'b.fetch(); b.now(); c.random();'],
    ['paths one level deep', "import '@mui/material/Button';\nimport 'dayjs/plugin/utc';"],
    [
      'names declared in other ways',
      "import { Button as B, type ButtonProps } from '@mui/material';\nconst { Icon } = b; const c = (Row) => <Row><Icon /><B /><React.Fragment /></Row>;\nimport * as React from 'react';",
    ],
    ['ambient enums', 'declare enum B { c }'],
    ['local images', 'b = <img src="/static/c.png" alt="" />;'],
  ])('do not include %s', async (_, code) => {
    const context = createMemoryContext({ 'A.tsx': `${head}${code}\n` });
    expect((await readDemo(requestDemo('A'), context)).problems).toEqual([]);
  });
});
