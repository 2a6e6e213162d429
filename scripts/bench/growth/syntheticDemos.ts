import type { GrownFile } from './syntheticContent.ts';

/** How many demos a made-up page has. */
export const DEMOS_PER_PAGE = 10;

/** Something a demo can show: how it is imported and how it is used. */
interface Part {
  readonly imports: string;
  readonly jsx: string;
}

/** A page of made-up demos over the real packages, each demo another mixture of components. */
export function createDemoPage(path: string, page: number): GrownFile[] {
  const parts = LIBRARIES[page % LIBRARIES.length] ?? [];
  const numbers = Array.from({ length: DEMOS_PER_PAGE }, (_, index) => index);
  const demoName = (index: number): string => `GrowingDemo${index + 1}`;
  const directives = numbers.map((index) => `## Part ${index + 1}\n\n::demo[${demoName(index)}]\n`);
  return [
    {
      path: `${path}.md`,
      text: `---\ntitle: Growth ${page + 1}\ndescription: A page of demos made up to see how the site grows.\n---\n\nMade up.\n\n${directives.join('\n')}`,
    },
    ...numbers.map((index) => ({
      path: `${path}/${demoName(index)}.tsx`,
      text: formatDemo(demoName(index), pickParts(parts, page, index)),
    })),
  ];
}

const PARTS_PER_DEMO = 3;

/** Strides that differ, so that hardly two demos are made of the same parts. */
function pickParts(parts: readonly Part[], page: number, demo: number): readonly Part[] {
  const picked = Array.from(
    { length: PARTS_PER_DEMO },
    (_, part) => parts[(page * 5 + demo * 7 + part * (page + demo + 1)) % parts.length],
  );
  return [...new Set(picked)].filter((part) => part !== undefined);
}

function formatDemo(name: string, parts: readonly Part[]): string {
  const imports = [...new Set(parts.flatMap((part) => part.imports.split('\n')))];
  return `${imports.join('\n')}

export default function ${name}() {
  return (
    <div>
${parts.map(({ jsx }) => `      ${jsx}`).join('\n')}
    </div>
  );
}
`;
}

/** A component that its library exports from a module of its own. */
function component(
  library: string,
  name: string,
  jsx: string,
  others: readonly string[] = [],
): Part {
  const modules = [name, ...others];
  return {
    imports: modules.map((each) => `import ${each} from '${library}/${each}';`).join('\n'),
    jsx,
  };
}

const MATERIAL: readonly Part[] = [
  component('@mui/material', 'Button', '<Button variant="contained">Send</Button>'),
  component('@mui/material', 'TextField', '<TextField label="Name" />'),
  component('@mui/material', 'Checkbox', '<Checkbox aria-label="Agree" />'),
  component('@mui/material', 'Switch', '<Switch aria-label="Sound" />'),
  component('@mui/material', 'Slider', '<Slider aria-label="Volume" defaultValue={30} />'),
  component('@mui/material', 'Rating', '<Rating name="taste" defaultValue={3} />'),
  component('@mui/material', 'Alert', '<Alert severity="info">Saved.</Alert>'),
  component('@mui/material', 'Chip', '<Chip label="New" />'),
  component('@mui/material', 'Avatar', '<Avatar>AL</Avatar>'),
  component('@mui/material', 'Badge', '<Badge badgeContent={4}>Mail</Badge>'),
  component('@mui/material', 'Breadcrumbs', '<Breadcrumbs><span>Home</span></Breadcrumbs>'),
  component('@mui/material', 'Card', '<Card><CardContent>Text</CardContent></Card>', [
    'CardContent',
  ]),
  component('@mui/material', 'Divider', '<Divider />'),
  component('@mui/material', 'Paper', '<Paper>Text</Paper>'),
  component('@mui/material', 'Tabs', '<Tabs value={0}><Tab label="One" href="/" /></Tabs>', [
    'Tab',
  ]),
  component('@mui/material', 'Tooltip', '<Tooltip title="Hint"><b>Text</b></Tooltip>'),
  component('@mui/material', 'Pagination', '<Pagination count={9} />'),
  component('@mui/material', 'Skeleton', '<Skeleton width={90} />'),
  component(
    '@mui/material',
    'Accordion',
    '<Accordion><AccordionSummary>One</AccordionSummary></Accordion>',
    ['AccordionSummary'],
  ),
  component('@mui/material', 'LinearProgress', '<LinearProgress aria-label="Loading" />'),
  component('@mui/material', 'List', '<List><ListItem>One</ListItem></List>', ['ListItem']),
  component(
    '@mui/material',
    'Autocomplete',
    '<Autocomplete options={["Ada"]} renderInput={(params) => <TextField {...params} label="Name" />} />',
    ['TextField'],
  ),
  component('@mui/material', 'ToggleButton', '<ToggleButton value="bold">Bold</ToggleButton>'),
  component(
    '@mui/material',
    'Stepper',
    '<Stepper><Step><StepLabel>One</StepLabel></Step></Stepper>',
    ['Step', 'StepLabel'],
  ),
  component('@mui/icons-material', 'Delete', '<Delete />'),
  component('@mui/icons-material', 'Star', '<Star />'),
];

const JOY: readonly Part[] = [
  component('@mui/joy', 'Button', '<Button>Send</Button>'),
  component('@mui/joy', 'Input', '<Input aria-label="Name" />'),
  component('@mui/joy', 'Checkbox', '<Checkbox label="Agree" />'),
  component('@mui/joy', 'Switch', '<Switch aria-label="Sound" />'),
  component('@mui/joy', 'Card', '<Card>Text</Card>'),
  component('@mui/joy', 'Chip', '<Chip>New</Chip>'),
  component('@mui/joy', 'Sheet', '<Sheet>Text</Sheet>'),
  component('@mui/joy', 'Slider', '<Slider aria-label="Volume" />'),
  component('@mui/joy', 'Typography', '<Typography>Text</Typography>'),
];

const X: readonly Part[] = [
  {
    imports: "import { DataGrid } from '@mui/x-data-grid';",
    jsx: '<DataGrid rows={[]} columns={[{ field: "name" }]} autoHeight />',
  },
  {
    imports: "import { BarChart } from '@mui/x-charts/BarChart';",
    jsx: '<BarChart height={200} series={[{ data: [1, 2, 3] }]} />',
  },
  {
    imports: "import { LineChart } from '@mui/x-charts/LineChart';",
    jsx: '<LineChart height={200} series={[{ data: [1, 2, 3] }]} />',
  },
  {
    imports: "import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';",
    jsx: '<SimpleTreeView />',
  },
  component('@mui/material', 'Button', '<Button variant="contained">Send</Button>'),
  component('@mui/material', 'TextField', '<TextField label="Name" />'),
  component('@mui/material', 'Stack', '<Stack>Text</Stack>'),
];

/** Most pages are about Material UI, as on the real site. */
const LIBRARIES = [MATERIAL, MATERIAL, JOY, MATERIAL, X] as const;
