import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  stage: 'opened',
  preset: { message: 'Message sent' },
});
