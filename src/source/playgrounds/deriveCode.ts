import type { ComponentDoc } from '../../model/apiDoc.ts';
import type { PlaygroundCode, PlaygroundStage, PlaygroundTuning } from '../../model/playground.ts';

/** Stands for the component in the JSX around it. */
export const ELEMENT = '{element}';

/** The code of a playground without its imports, which follow from it. */
export function deriveCode(
  doc: Pick<ComponentDoc, 'name' | 'props'>,
  tuning: PlaygroundTuning,
): Omit<PlaygroundCode, 'imports'> {
  const stage = STAGES[tuning.stage ?? deriveStage(doc)](doc);
  const needed = { ...stage.needed, ...tuning.fixed };
  return {
    sets: 'props',
    statements: stage.statements,
    around: stage.around.replace(ELEMENT, () => tuning.around ?? ELEMENT),
    tag: doc.name,
    attributes: Object.entries(needed).map(([name, code]) => formatAttribute(name, code)),
    children: tuning.children ?? stage.children,
  };
}

function formatAttribute(name: string, code: string): string {
  const text = /^'([^'"\\{}<>]*)'$/.exec(code)?.[1];
  return text === undefined ? `${name}={${code}}` : `${name}="${text}"`;
}

function deriveStage({ props }: Pick<ComponentDoc, 'props'>): PlaygroundStage {
  const isRequired = (name: string): boolean =>
    props.some((prop) => prop.name === name && prop.required);
  const has = (name: string): boolean => props.some((prop) => prop.name === name);
  if (isRequired('open')) return has('anchorEl') ? 'anchored' : 'opened';
  return has('in') && isRequired('children') ? 'toggled' : 'plain';
}

interface Stage {
  readonly statements: readonly string[];
  readonly around: string;
  /** Props that the stage sets, as code. */
  readonly needed: Readonly<Record<string, string>>;
  readonly children: string | null;
}

const STAGES: Readonly<
  Record<PlaygroundStage, (doc: Pick<ComponentDoc, 'name' | 'props'>) => Stage>
> = {
  plain: () => ({ statements: [], around: ELEMENT, needed: {}, children: null }),
  opened: (doc) => {
    const close = doc.props.some(({ name }) => name === 'onClose') ? 'onClose' : 'onClick';
    return {
      statements: ['const [open, setOpen] = React.useState(false);'],
      around: wrap('<Button onClick={() => setOpen(true)}>Open</Button>'),
      needed: { open: 'open', [close]: '() => setOpen(false)' },
      children: null,
    };
  },
  anchored: (doc) => ({
    statements: ['const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);'],
    around: wrap(
      '<Button onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}>Open</Button>',
    ),
    needed: {
      open: 'anchor !== null',
      anchorEl: 'anchor',
      ...(doc.props.some(({ name }) => name === 'onClose') && { onClose: '() => setAnchor(null)' }),
    },
    children: null,
  }),
  toggled: () => ({
    statements: ['const [shown, setShown] = React.useState(true);'],
    around: wrap('<Button onClick={() => setShown(!shown)}>Toggle</Button>'),
    needed: { in: 'shown' },
    children: '<Paper sx={{ p: 3 }}>Here and gone</Paper>',
  }),
};

function wrap(button: string): string {
  return `<>\n  ${button}\n  ${ELEMENT}\n</>`;
}
