import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { title: 'Turn the dome' },
  children: '<Button>Point at me</Button>',
});
