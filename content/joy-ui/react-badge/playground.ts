import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  preset: { badgeContent: '4' },
  children: '<Avatar>G</Avatar>',
});
