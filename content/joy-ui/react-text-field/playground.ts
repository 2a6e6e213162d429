import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<FormLabel>Frame number</FormLabel>
<Input />
<FormHelperText>Engraved below the bottom bracket</FormHelperText>`,
});
