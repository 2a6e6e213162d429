import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  fixed: {
    options: `['Barley', 'Oat', 'Rye', 'Wheat']`,
    renderInput: '(params) => <TextField {...params} label="Grain" />',
    sx: '{ width: 240 }',
  },
});
