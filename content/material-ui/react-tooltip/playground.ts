import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { title: 'Delete' },
  children: '<Button>Point at me</Button>',
});
