import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  stage: 'opened',
  children: 'Your request is with the studio.',
});
