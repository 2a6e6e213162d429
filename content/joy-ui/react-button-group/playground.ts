import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: { 'aria-label': `'Turn the dome'` },
  children: `<Button>North</Button>
<Button>Zenith</Button>
<Button>South</Button>`,
});
