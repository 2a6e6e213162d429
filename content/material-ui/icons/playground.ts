import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { color: 'primary', fontSize: 'large' },
  children: '<path d="M12 2 22 21H2z" />',
});
