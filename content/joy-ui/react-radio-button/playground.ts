import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  component: 'Radio',
  preset: { label: 'Sun deck', defaultChecked: true },
});
