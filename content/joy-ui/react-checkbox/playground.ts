import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { label: 'Water my beds', defaultChecked: true },
});
